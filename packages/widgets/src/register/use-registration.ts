import {
  $registerForm,
  $registrationDraft,
  countryCodes,
  emptyRegistration,
  keepRegistrationDraft,
  provinces,
  reference,
  register,
  registrationProblems,
  type Registration,
  TURKEY
} from '@bnw/core/account'
import { serverNow } from '@bnw/core/lib'
import { cleanCodeWord } from '@bnw/core/rules'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { useRefusal } from '../account/use-refusal.ts'
import { useNavigation } from '../kit/index.ts'
import { useForm, type Form, type FormOptions } from '../ui/use-form.ts'
import { useLeaveWarning } from '../ui/use-leave-warning.ts'
import type { Presets } from './view.tsx'

/** The form as the steps take it. */
export type RegistrationForm = Form<Values>

type Values = { [Name in keyof Registration]: Registration[Name] }

/** A province of Turkey is no city of another country. */
function withoutProvince({ country }: Partial<Values>, { city }: Values): Partial<Values> {
  const isElsewhere = country !== undefined && country !== TURKEY && countryCodes.includes(country)
  return isElsewhere && provinces.includes(city) ? { city: '' } : {}
}

/** The registration form, with the draft of this page and the values of the referring link (REG-03). */
export function useRegistration(presets: Presets, onReveal: FormOptions<Values>['onReveal']) {
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' })
  const draft = useStore($registrationDraft)
  const state = useStore($registerForm)
  const { navigate } = useNavigation()
  const promotionCode = cleanCodeWord(presets.promotionCode)
  const referenceNumber = presets.referenceNumber || reference()
  const values: Values = { ...emptyRegistration, promotionCode, referenceNumber, ...draft, ...passwords }

  const refusal = useRefusal(state)
  const onValues = ({ password, confirmPassword, ...changes }: Partial<Values>) => {
    setPasswords(before => ({
      password: password ?? before.password,
      confirmPassword: confirmPassword ?? before.confirmPassword
    }))
    if (Object.keys(changes).length > 0)
      keepRegistrationDraft({ ...changes, ...withoutProvince(changes, values) })
  }
  const send = async (fields: Values) => {
    await register(fields)
    if ($registerForm.get().status === 'done') navigate(pathTo('registerConfirm'))
  }
  useLeaveWarning(Object.values(draft).some(value => value !== ''))

  const form = useForm<Values>({
    values,
    onValues,
    refusal,
    onReveal,
    problemsOf: fields => registrationProblems(fields, serverNow()),
    onSubmit: fields => void send(fields)
  })
  return { form, values, state }
}
