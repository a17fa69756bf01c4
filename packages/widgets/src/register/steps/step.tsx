import type { Registration } from '@bnw/core/account'
import type { ReactNode } from 'react'

import type { RegistrationForm } from '../use-registration.ts'

export interface StepProps {
  form: RegistrationForm
  values: Registration
  /** The step that is visible in a narrow container. */
  isCurrent: boolean
}

/** One group of fields. */
export function Step({
  title,
  isCurrent,
  children
}: {
  title: string
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="step" data-current={isCurrent || undefined}>
      <legend tabIndex={-1}>{title}</legend>
      <div className="fields">{children}</div>
    </fieldset>
  )
}
