import { type BankAccount, bankAccountWords } from '@bnw/core/bank-accounts'
import { writeIban } from '@bnw/core/lib'
import { useRef, useState } from 'react'

import { BankMark } from './parts/bank-mark.tsx'
import { MaskedIban } from './parts/masked-iban.tsx'
import { useBanks } from './parts/use-banks.ts'
import { useWords } from '../kit/index.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { EyeIcon } from '../ui/icons/eye.tsx'
import { EyeOffIcon } from '../ui/icons/eye-off.tsx'
import { ForeignText } from '../ui/foreign-text.tsx'
import { useId } from '../ui/use-id.ts'

interface AccountCardProps {
  account: BankAccount
  /** The account was just saved. */
  isHighlighted: boolean
  onEdit: () => void
  onRemove: () => void
}

/** One account with its actions. A prepaid one has no IBAN and cannot be changed. */
export function AccountCard({ account, isHighlighted, onEdit, onRemove }: AccountCardProps) {
  const words = useWords(bankAccountWords)
  const { logoOf } = useBanks()
  const name = useId()
  const source = useRef<HTMLElement>(null)
  const number = account.iban || account.number
  return (
    <article
      className={isHighlighted ? 'card account saved' : 'card account'}
      part="account"
      aria-labelledby={name}
      data-account={account.id}
      tabIndex={-1}
    >
      <BankMark name={account.bank} logo={logoOf(account.bankId)} />
      <div className="facts">
        <h2 className="small-heading" id={name}>
          <ForeignText>{account.bank}</ForeignText>
        </h2>
        <p>
          <ForeignText>{account.holder}</ForeignText>
        </p>
        {number && <Number account={account} describedBy={name} source={source} />}
        {account.branch && (
          <p className="minor">
            {words.branch()}: <ForeignText>{account.branch}</ForeignText>
          </p>
        )}
      </div>
      <div className="buttons">
        {number && <CopyButton text={number} describedBy={name} source={source} />}
        {account.iban && (
          <Button size="small" className="edit" aria-describedby={name} onClick={onEdit}>
            {words.edit()}
          </Button>
        )}
        <Button size="small" className="remove" aria-describedby={name} onClick={onRemove}>
          {words.remove()}
        </Button>
      </div>
    </article>
  )
}

interface NumberProps {
  account: BankAccount
  describedBy: string
  source: { current: HTMLElement | null }
}

/** The masked IBAN, with a button that shows all of it. */
function Number({ account: { iban, number }, describedBy, source }: NumberProps) {
  const words = useWords(bankAccountWords)
  const [isShown, setShown] = useState(false)
  return (
    <p className="iban-line">
      <span ref={source}>
        {isShown ? (
          <span className="number">{iban ? writeIban(iban) : number}</span>
        ) : (
          <MaskedIban number={iban || number} />
        )}
      </span>
      <IconButton
        label={words.show()}
        aria-pressed={isShown}
        aria-describedby={describedBy}
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => setShown(!isShown)}
      />
    </p>
  )
}
