import { environment } from '@bnw/core'
import { explain, isFailure } from '@bnw/core/gateway'
import { safeUrl } from '@bnw/core/lib'
import { $code, forgetCodeError, sendCode, sessionWords, leaveSecondFactor } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useRef, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Dialog } from '../ui/dialog.tsx'

const LENGTH = 6
/** From this number of wrong codes on, the dialog suggests to check the device's clock. */
const MANY_MISSES = 2

/** Asks for the code of the second factor. Only the right code or choosing another account closes it (LOGIN-03). */
export function CodeDialog() {
  const words = useWords(sessionWords)
  const state = useStore($code)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [misses, setMisses] = useState(0)
  const support = safeUrl(environment().configuration.supportUrl, 'link', '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length !== LENGTH)
    if (code.length === LENGTH) void sendCode(code)
    else input.current?.focus()
  }
  const tryAgain = () => {
    if (state.status === 'failed' && isWrong(state.error)) setMisses(misses + 1)
    setCode('')
    forgetCodeError()
    input.current?.focus()
  }
  return (
    <Dialog open title={words.codeTitle()} size="small">
      <form id={id} className="code-form" method="post" noValidate onSubmit={submit}>
        <p>{words.codeHint()}</p>
        <CodeField
          label={words.code()}
          inputRef={input}
          value={code}
          onValue={digits => {
            setCode(digits)
            if (digits.length === LENGTH) setShort(false)
          }}
          message={isShort ? words.codeShape() : undefined}
          hint={misses >= MANY_MISSES ? words.codeClock() : undefined}
        />
        <Button
          type="submit"
          kind="primary"
          wide
          pending={state.status === 'sending'}
          pendingLabel={words.sending()}
        >
          {words.confirm()}
        </Button>
      </form>
      <p className="links">
        <Button kind="text" onClick={() => void leaveSecondFactor()}>
          {words.anotherAccount()}
        </Button>
        {support && (
          <a href={support} target="_blank" rel="noopener">
            {words.noCode()}
          </a>
        )}
      </p>
      {state.status === 'failed' && (
        <WrongCode error={state.error} isRepeated={misses + 1 >= MANY_MISSES} onClose={tryAgain} />
      )}
    </Dialog>
  )
}

interface WrongCodeProps {
  error: Error
  /** Not the first wrong code: the dialog suggests to check the device's clock. */
  isRepeated: boolean
  onClose: () => void
}

function WrongCode({ error, isRepeated, onClose }: WrongCodeProps) {
  const words = useWords(sessionWords)
  const isRefused = isWrong(error)
  return (
    <Dialog
      open
      title={isRefused ? words.codeWrong() : words.codeUnchecked()}
      size="small"
      decision
      onClose={onClose}
      footer={
        <Button kind="primary" data-first onClick={onClose}>
          {words.close()}
        </Button>
      }
    >
      <div className="wrong">
        <p>{isRefused ? words.codeAgain() : explain(error)}</p>
        {isRefused && isRepeated && <p>{words.codeClock()}</p>}
      </div>
    </Dialog>
  )
}

/** Whether the code itself was refused; not for too many attempts or a network error. */
function isWrong(error: Error): boolean {
  return isFailure(error, 'RefusedError') && error.code !== 429
}
