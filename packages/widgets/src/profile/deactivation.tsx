import {
  $keyDeactivating,
  deactivateAuthenticator,
  forgetDeactivationError,
  profileWords
} from '@bnw/core/profile'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useId } from '../ui/use-id.ts'
import { CodeForm } from './code-form.tsx'

/** Turns the second factor off by a code, after explaining the consequence. */
export function Deactivation({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const state = useStore($keyDeactivating)
  const id = useId()
  useEffect(() => forgetDeactivationError, [])

  const close = () => {
    if (state.status !== 'sending') onClose()
  }
  return (
    <Dialog open title={words.deactivateTitle()} decision describedBy={id} onClose={close}>
      <p id={id} className="hint">
        {words.deactivateHint()}
      </p>
      <CodeForm
        state={state}
        submitLabel={words.deactivate()}
        kind="destroy"
        onCode={code => void deactivateAuthenticator(code)}
      >
        <Button onClick={close}>{words.cancel()}</Button>
      </CodeForm>
    </Dialog>
  )
}
