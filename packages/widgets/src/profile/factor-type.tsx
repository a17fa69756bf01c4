import {
  $secondFactorForm,
  chooseSecondFactor,
  forgetSecondFactorError,
  generateKey,
  profileWords,
  type SecondFactor
} from '@bnw/core/profile'
import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { FormError } from '../ui/form-message.tsx'
import { Choice } from './choice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useId } from '../ui/use-id.ts'

/** The type of the second factor. While an authenticator is confirmed, the gateway refuses other types. */
export function FactorType({ factor }: { factor: SecondFactor }) {
  const words = useWords(profileWords)
  const heading = useId()
  const state = useStore($secondFactorForm)
  useEffect(() => forgetSecondFactorError, [])
  const [choice, setChoice] = useState({ type: factor, given: factor })
  const chosen = choice.given === factor ? choice.type : factor
  const isLocked = factor === 'ga'
  const options = [
    { value: 'none', label: words.factorNone(), hint: words.factorNoneHint(), isLocked },
    { value: 'ga', label: words.factorGa(), hint: isLocked ? undefined : words.factorGaHint() },
    { value: 'sms', label: words.factorSms(), hint: words.factorSmsHint(), isLocked }
  ] as const

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (chosen === 'ga') return generateKey()
    if (chosen === 'unknown') return
    await chooseSecondFactor(chosen)
    // The button that saved it is gone.
    if ($secondFactorForm.get().status === 'done') form.querySelector<HTMLElement>(':checked')?.focus()
  }
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.factorTitle()}</h2>
      <form method="post" noValidate onSubmit={event => void submit(event)}>
        <FormError state={state} />
        <Choice
          legend={words.factorTitle()}
          isLegendHidden
          options={options}
          chosen={chosen === 'unknown' ? undefined : chosen}
          onChoose={type => setChoice({ type, given: factor })}
        />
        {isLocked ? (
          <p className="hint">{words.factorLocked()}</p>
        ) : (
          chosen !== factor && (
            <div className="buttons">
              <SubmitButton state={state} label={words.save()} />
            </div>
          )
        )}
      </form>
    </section>
  )
}
