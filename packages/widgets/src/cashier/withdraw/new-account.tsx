import { withdrawWords } from '@bnw/core/cashier'

import { AccountForm } from '../../bank-accounts/parts/account-form.tsx'
import { useWords } from '../../kit/index.ts'

interface NewAccountProps {
  onSaved: (id: string | undefined) => void
  onCancel: () => void
}

/** Another account, on the way to the withdrawal. */
export function NewAccount(props: NewAccountProps) {
  return (
    <div className="withdraw-card">
      <AccountForm {...props} />
    </div>
  )
}

/** Without any account nothing can be paid out: it comes first. */
export function FirstAccount({ onSaved }: Pick<NewAccountProps, 'onSaved'>) {
  const words = useWords(withdrawWords)
  return (
    <section className="withdraw-card" aria-labelledby="first-account">
      <h2 id="first-account">{words.firstAccount()}</h2>
      <p className="hint">{words.firstAccountText()}</p>
      <AccountForm onSaved={onSaved} />
    </section>
  )
}
