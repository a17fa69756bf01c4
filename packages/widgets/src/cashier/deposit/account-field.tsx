import {
  type BankAccount,
  bankAccountWords,
  lastFour,
  loadBankAccounts,
  maskIban
} from '@bnw/core/bank-accounts'
import { cashierWords } from '@bnw/core/cashier'
import { pathTo } from '@bnw/core/routes'

import { useAccounts } from '../../bank-accounts/parts/use-banks.ts'
import { useErrorEvent, useLink, useWords } from '../../kit/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { PlusIcon } from '../../ui/icons/plus.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useId } from '../../ui/use-id.ts'

interface AccountFieldProps {
  name: string
  value: string
  message: string | undefined
  onValue: (id: string) => void
}

/** The field for one of the player's accounts: loads them, and leads to the form for a new one if there is none. */
export function AccountField({ name, value, message, onValue }: AccountFieldProps) {
  const words = useWords(cashierWords)
  const note = useId()
  const state = useAccounts()
  useErrorEvent(state.error)
  const link = useLink(pathTo('profile', { tab: 'bank-accounts' }))
  const isLoading = !state.value && state.status !== 'failed'
  const isChoice = Boolean(state.value?.length)
  return (
    <fieldset
      className="accounts-choice"
      // Without an account to choose, the group itself is the field that gets the focus (VALID-04).
      {...(!isChoice && { name, tabIndex: -1 })}
      role="radiogroup"
      aria-required
      aria-invalid={message ? true : undefined}
      aria-describedby={message ? note : undefined}
      aria-busy={isLoading || undefined}
    >
      <legend>{words.account()}</legend>
      {isLoading && <Skeleton shape="block" height={60} count={2} />}
      {!state.value && state.status === 'failed' && (
        <LoadError error={state.error} onRetry={loadBankAccounts} />
      )}
      {state.value?.map(({ id, ...account }) => (
        <label key={id} className={id === value ? 'on' : undefined}>
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onValue(id)} />
          <Account {...account} />
        </label>
      ))}
      {state.value?.length === 0 && <p className="hint">{words.noAccounts()}</p>}
      <p className="note bad" id={note}>
        {message && (
          <>
            <AlertIcon />
            {message}
          </>
        )}
      </p>
      {state.value?.length === 0 && (
        <ButtonLink size="small" icon={<PlusIcon />} {...link}>
          {words.addAccount()}
        </ButtonLink>
      )}
    </fieldset>
  )
}

function Account({ bank, holder, iban, number: ownNumber }: Omit<BankAccount, 'id'>) {
  const words = useWords(bankAccountWords)
  const number = iban || ownNumber
  return (
    <>
      <span className="visually-hidden">{number ? words.called(bank, lastFour(number)) : bank}</span>
      <span aria-hidden="true">
        <strong>
          <ForeignText>{bank}</ForeignText>
        </strong>
        <small>
          {number && maskIban(number)}
          {number && holder && ' · '}
          <ForeignText>{holder}</ForeignText>
        </small>
      </span>
    </>
  )
}
