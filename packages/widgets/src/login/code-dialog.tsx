import {
  $code,
  environment,
  explain,
  forgetCodeError,
  isFailure,
  safeUrl,
  sendCode,
  sessionWords,
  leaveSecondFactor
} from '@bnw/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useRef, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Dialog } from '../ui/dialog.tsx'

const LENGTH = 6
/** After so many misses the device's clock may be the reason. */
const MANY_MISSES = 2

/** Asks for the code of the second factor. Nothing closes it but the code or another account (LOGIN-03). */
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
    setMisses(misses + 1)
    setCode('')
    forgetCodeError()
    input.current?.focus()
  }
  return (
    <Dialog open title={words.codeTitle()} size="small">
      <form id={id} className="code-form" method="post" noValidate onSubmit={submit}>
        <p>{words.codeHint()}</p>
        <CodeField
          label={words.codeTitle()}
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
      {state.status === 'failed' && <WrongCode error={state.error} onClose={tryAgain} />}
    </Dialog>
  )
}

function WrongCode({ error, onClose }: { error: Error; onClose: () => void }) {
  const words = useWords(sessionWords)
  const isRefused = isFailure(error, 'RefusedError') && error.code !== 429
  return (
    <Dialog
      open
      title={isRefused ? words.codeWrong() : explain(error)}
      size="small"
      decision
      onClose={onClose}
      footer={
        <Button kind="primary" data-first onClick={onClose}>
          {words.close()}
        </Button>
      }
    />
  )
}
