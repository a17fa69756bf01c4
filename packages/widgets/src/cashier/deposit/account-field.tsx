import { loadBankAccounts } from '@bnw/core/bank-accounts'
import { cashierWords } from '@bnw/core/cashier'
import { pathTo } from '@bnw/core/routes'

import { AccountChoice } from '../../bank-accounts/parts/account-choice.tsx'
import { useAccounts } from '../../bank-accounts/parts/use-banks.ts'
import { useErrorEvent, useLink, useWords } from '../../kit/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons/plus.tsx'
import { LoadError } from '../../ui/load-error.tsx'

interface AccountFieldProps {
  name: string
  value: string
  message: string | undefined
  onValue: (id: string) => void
}

/** The field for one of the player's accounts: loads them, and leads to the form for a new one if there is none. */
export function AccountField(choice: AccountFieldProps) {
  const words = useWords(cashierWords)
  const { value: accounts, status, error } = useAccounts()
  useErrorEvent(error)
  const link = useLink(pathTo('profile', { tab: 'bank-accounts' }))
  if (!accounts && status === 'failed') return <LoadError error={error} onRetry={loadBankAccounts} />
  return (
    <div className="deposit-accounts">
      <AccountChoice accounts={accounts} {...choice} />
      {accounts?.length === 0 && (
        <>
          <p className="hint">{words.noAccounts()}</p>
          <ButtonLink size="small" icon={<PlusIcon />} {...link}>
            {words.addAccount()}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
