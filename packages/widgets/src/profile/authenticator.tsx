import {
  $authenticatorKey,
  $isSecondFactorOn,
  $keyForm,
  forgetKey,
  generateKey,
  loadSecondFactor,
  profileWords,
  type AuthenticatorKey,
  type SecondFactor
} from '@bnw/core/profile'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-message.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Deactivation } from './deactivation.tsx'
import { FactorType } from './factor-type.tsx'
import { KeySetup } from './key-setup.tsx'
import { State } from './state.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSecondFactor } from './use-second-factor.ts'
import { useId } from '../ui/use-id.ts'

/** The second factor: its state, its type, and turning it on and off (PROF-02). */
export function Authenticator() {
  const state = useSecondFactor()
  // An unfinished setup drops the key; the next one gets a new key.
  useEffect(() => forgetKey, [])

  if (state.value) {
    return (
      <div className="parts">
        <Steps factor={state.value} />
        <FactorType factor={state.value} />
      </div>
    )
  }
  if (state.status !== 'failed') {
    return (
      <div className="card" aria-busy="true">
        <Skeleton shape="row" count={3} />
      </div>
    )
  }
  return <LoadError error={state.error} onRetry={loadSecondFactor} />
}

function Steps({ factor }: { factor: SecondFactor }) {
  const words = useWords(profileWords)
  const heading = useId()
  const key = useStore($authenticatorKey)
  const form = useStore($keyForm)
  const [isDeactivating, setDeactivating] = useState(false)
  const isOn = useStore($isSecondFactorOn)
  // Of an unknown type that is on, the gateway says whether it is an app.
  const hasApp = factor === 'ga' || (factor === 'unknown' && isOn === true)
  const isBusy = form.status === 'sending'
  const title = useFocusOnChange({ hasApp, isBusy, key })
  return (
    <section className="card" aria-labelledby={heading}>
      <header>
        <h2 ref={title} id={heading} tabIndex={-1}>
          {words.authenticator()}
        </h2>
        {isOn !== undefined && <State isOn={hasApp} />}
      </header>
      <p className="hint">{words.authenticatorHint()}</p>
      <FormError state={form} />
      {hasApp && (
        <div className="buttons">
          <Button onClick={() => setDeactivating(true)}>{words.deactivate()}</Button>
        </div>
      )}
      {!hasApp && !key && !isBusy && (
        <div className="buttons">
          <SubmitButton state={form} label={words.activate()} onClick={() => void generateKey()} />
        </div>
      )}
      {isBusy && (
        <p className="generating">
          <Spinner label={words.generating()} />
        </p>
      )}
      {!hasApp && key && <KeySetup authenticatorKey={key} />}
      {hasApp && isDeactivating && <Deactivation onClose={() => setDeactivating(false)} />}
    </section>
  )
}

/** A change removes the clicked button, so the heading with the new state takes the focus. */
function useFocusOnChange(state: { hasApp: boolean; isBusy: boolean; key: AuthenticatorKey | undefined }) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  const { hasApp, isBusy, key } = state

  useEffect(() => {
    const isLeft = before.current.key && !key
    const isStarted = isBusy && !before.current.isBusy
    if (isLeft || isStarted || before.current.hasApp !== hasApp) title.current?.focus()
    before.current = { hasApp, isBusy, key }
  }, [hasApp, isBusy, key])

  return title
}
