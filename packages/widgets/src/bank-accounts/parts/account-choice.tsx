import { type BankAccount, bankAccountWords } from '@bnw/core/bank-accounts'

import { useWords } from '../../kit/index.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { BankMark } from './bank-mark.tsx'
import { MaskedIban } from './masked-iban.tsx'
import { useBanks } from './use-banks.ts'
import { ForeignText } from '../../ui/foreign-text.tsx'

interface AccountChoiceProps {
  /** Undefined while they load. */
  accounts: readonly BankAccount[] | undefined
  name: string
  /** The id of an account. */
  value: string
  onValue: (id: string) => void
  message?: string
}

/** The choice of one of the player's accounts. Needs `bankStyles`, `choiceCardsStyles` and, while they load, `skeletonStyles`. */
export function AccountChoice({ accounts, ...choice }: AccountChoiceProps) {
  const words = useWords(bankAccountWords)
  const { logoOf } = useBanks()
  return (
    <ChoiceCards
      {...choice}
      label={words.account()}
      cards={accounts?.map(account => ({
        id: account.id,
        content: <CardContent account={account} logo={logoOf(account.bankId)} />
      }))}
    />
  )
}

function CardContent({ account, logo }: { account: BankAccount; logo: string | undefined }) {
  const number = account.iban || account.number
  return (
    <>
      <BankMark name={account.bank} logo={logo} />
      <span className="account-lines">
        <strong>
          <ForeignText>{account.bank}</ForeignText>
        </strong>
        {number && (
          <span>
            <MaskedIban number={number} />
          </span>
        )}
        <span>
          <ForeignText>{account.holder}</ForeignText>
        </span>
      </span>
    </>
  )
}
