import { $keyConfirming, type AuthenticatorKey, confirmKey, forgetKey, profileWords } from '@bnw/core/profile'
import { useStore } from '@nanostores/react'

import { lazily, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { CopyKey } from './copy-key.tsx'
import { useFocusOn } from '../ui/use-focus.ts'

/** Loaded for the setup of an authenticator only. */
const Qr = lazily(async () => (await import('../ui/qr.tsx')).Qr, <span className="qr" aria-busy="true" />)

/** Three steps: install an app, scan or copy the key, enter a code. */
export function KeySetup({ authenticatorKey }: { authenticatorKey: AuthenticatorKey }) {
  const words = useWords(profileWords)
  const state = useStore($keyConfirming)
  const { secret, address } = authenticatorKey
  const first = useFocusOn<HTMLHeadingElement>(secret)

  return (
    <ol className="steps">
      <li>
        <h3 ref={first} tabIndex={-1}>
          {words.stepInstall()}
        </h3>
        <p className="hint">{words.stepInstallHint()}</p>
      </li>
      <li>
        <h3>{words.stepScan()}</h3>
        <p className="hint">{words.stepScanHint()}</p>
        <div className="scan">
          {address && <Qr text={address} label={words.qr()} />}
          <CopyKey secret={secret} />
        </div>
      </li>
      <li>
        <h3>{words.stepCode()}</h3>
        <CodeForm state={state} submitLabel={words.confirm()} onCode={code => void confirmKey(code)}>
          <Button onClick={forgetKey}>{words.cancel()}</Button>
        </CodeForm>
      </li>
    </ol>
  )
}
