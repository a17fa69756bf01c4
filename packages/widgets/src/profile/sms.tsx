import { formatDuration } from '@bnw/core/lib'
import {
  $sms,
  $smsConfirming,
  $smsSending,
  confirmSmsCode,
  type Details,
  forgetSmsErrors,
  maskPhone,
  profileWords,
  sendSmsCode
} from '@bnw/core/profile'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { FormError, FormMessage } from '../ui/form-message.tsx'
import { CodeForm } from './code-form.tsx'
import { WithDetails } from './details.tsx'
import { Masked } from './personal.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSmsWait } from './use-sms-wait.ts'

/** Confirms the phone number by a code. */
export function Sms() {
  useEffect(() => forgetSmsErrors, [])
  return <WithDetails rows={3}>{details => <Confirmation details={details} />}</WithDetails>
}

function Confirmation({ details: { phone } }: { details: Details }) {
  const words = useWords(profileWords)
  const sms = useStore($sms)
  const sending = useStore($smsSending)
  const confirming = useStore($smsConfirming)
  const isSent = sms.step === 'sent'
  const lasts = isSent ? formatDuration(sms.durationMs) : ''
  const isConfirmed = sms.step === 'confirmed'

  return (
    <div className="card form">
      <FormError state={sending} />
      {isConfirmed && (
        <FormMessage tone="good" takesFocus={confirming.status === 'done'}>
          {words.smsConfirmed()}
        </FormMessage>
      )}
      <p className="hint">{words.smsHint()}</p>
      <dl className="now">
        <dt>{words.smsPhone()}</dt>
        <dd>{phone ? <Masked text={maskPhone(phone)} /> : words.notGiven()}</dd>
      </dl>
      {isSent ? (
        <CodeForm
          state={confirming}
          submitLabel={words.confirm()}
          hint={lasts && words.smsLasts(lasts)}
          hasFocus
          onCode={code => void confirmSmsCode(code)}
        >
          <SendAgain />
        </CodeForm>
      ) : (
        <SubmitButton
          state={sending}
          label={words.smsSend()}
          kind={isConfirmed ? 'secondary' : 'primary'}
          onClick={() => void sendSmsCode()}
        />
      )}
    </div>
  )
}

/** The remaining time beside the button; not a live region. */
function SendAgain() {
  const words = useWords(profileWords)
  const sending = useStore($smsSending)
  const wait = useSmsWait()
  return (
    <>
      {wait > 0 && <p className="hint number wait-hint">{words.smsWait(wait)}</p>}
      <SubmitButton
        state={sending}
        label={words.smsSendAgain()}
        kind="secondary"
        unavailable={wait > 0 ? words.smsWait(wait) : undefined}
        onClick={() => void sendSmsCode()}
      />
    </>
  )
}
