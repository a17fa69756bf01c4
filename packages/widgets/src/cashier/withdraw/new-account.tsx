import { withdrawWords } from '@bnw/core/cashier'

import { AccountForm } from '../../bank-accounts/parts/account-form.tsx'
import { useWords } from '../../kit/index.ts'

interface NewAccountProps {
  onSaved: (id: string | undefined) => void
  onCancel: () => void
}

/** Adds another account during a withdrawal. */
export function NewAccount(props: NewAccountProps) {
  return (
    <div className="withdraw-card">
      <AccountForm {...props} />
    </div>
  )
}

interface FirstAccountProps extends Pick<NewAccountProps, 'onSaved'> {
  takesFocus: boolean
}

/** A withdrawal needs an account, so the first one is added before the form. */
export function FirstAccount(props: FirstAccountProps) {
  const words = useWords(withdrawWords)
  return (
    <section className="withdraw-card" aria-labelledby="first-account">
      <h2 id="first-account">{words.firstAccount()}</h2>
      <p className="hint">{words.firstAccountText()}</p>
      <AccountForm {...props} />
    </section>
  )
}
