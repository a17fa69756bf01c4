import { explain, isInputRefused } from '@bnw/core/gateway'
import { timeToResend } from '@bnw/core/lib'
import {
  $code,
  $codeSentAt,
  $codeSms,
  codeWords,
  forgetCodeError,
  sendCode,
  sessionWords,
  leaveSecondFactor,
  requestCodeSms
} from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { useLightStyles } from '../kit/use-light-styles.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CODE_LENGTH, CodeField } from '../ui/code-field.tsx'
import { Dialog, dialogStyles } from '../ui/dialog.tsx'
import { FormError, FormMessage, formMessageStyles } from '../ui/form-message.tsx'
import { scopeStyles } from '../ui/light.ts'
import css from './code-dialog.css?inline'
import { supportLink } from '../ui/support-link.ts'
import { useCountdown } from '../ui/use-countdown.ts'
import { useId } from '../ui/use-id.ts'

const styles = [scopeStyles(dialogStyles + formMessageStyles + css, 'bnw-login')]

/** From this number of wrong codes on, the dialog suggests to check the device's clock. */
const MANY_MISSES = 2

/** Asks for the code of the second factor. Only the right code or choosing another account closes it (LOGIN-03). */
export function CodeDialog() {
  useLightStyles(styles)
  const words = useWords(sessionWords)
  const texts = useWords(codeWords)
  const state = useStore($code)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [misses, setMisses] = useState(0)
  const support = supportLink()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length !== CODE_LENGTH)
    if (code.length === CODE_LENGTH) void sendCode(code)
    else input.current?.focus()
  }
  const tryAgain = () => {
    if (state.status === 'failed' && isInputRefused(state.error)) setMisses(misses + 1)
    setCode('')
    forgetCodeError()
    input.current?.focus()
  }
  return (
    <>
      <Dialog open title={texts.title()} size="small" describedBy={`${id}d`}>
        <form id={id} className="code-form" method="post" noValidate onSubmit={submit}>
          <p id={`${id}d`}>{texts.loginHint()}</p>
          <CodeField
            label={texts.code()}
            inputRef={input}
            value={code}
            onValue={digits => {
              setCode(digits)
              if (digits.length === CODE_LENGTH) setShort(false)
            }}
            message={isShort ? texts.shape() : undefined}
            hint={misses >= MANY_MISSES ? texts.clock() : undefined}
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
        <ResendCode />
        <p className="links">
          <Button kind="text" onClick={() => void leaveSecondFactor()}>
            {texts.anotherAccount()}
          </Button>
          {support && (
            <ButtonLink kind="text" {...support}>
              {texts.noCode()}
            </ButtonLink>
          )}
        </p>
      </Dialog>
      {/* Beside the dialog: one inside would open first, and below it, when both are shown at once. */}
      {state.status === 'failed' && (
        <WrongCode error={state.error} isRepeated={misses + 1 >= MANY_MISSES} onClose={tryAgain} />
      )}
    </>
  )
}

/** Offered to everyone: which second factor it is, the gateway says only to players who are signed in. */
function ResendCode() {
  const words = useWords(sessionWords)
  const texts = useWords(codeWords)
  const sms = useStore($codeSms)
  const sentAt = useStore($codeSentAt)
  const wait = useCountdown(() => timeToResend(sentAt))
  const waiting = wait > 0 ? texts.sendAgainIn(wait) : undefined
  return (
    <>
      <p className="links">
        <Button
          kind="text"
          pending={sms.status === 'sending'}
          pendingLabel={words.sending()}
          unavailable={waiting}
          onClick={() => void requestCodeSms()}
        >
          {waiting ?? texts.sendAgain()}
        </Button>
      </p>
      <FormError state={sms} />
      {sms.status === 'done' && <FormMessage tone="good">{texts.sent()}</FormMessage>}
    </>
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
  const texts = useWords(codeWords)
  const isRefused = isInputRefused(error)
  return (
    <Dialog
      open
      title={isRefused ? texts.wrong() : texts.unchecked()}
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
        <p>{isRefused ? texts.again() : explain(error)}</p>
        {isRefused && isRepeated && <p>{texts.clock()}</p>}
      </div>
    </Dialog>
  )
}
