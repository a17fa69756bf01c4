import { sessionWords } from '@bnw/core/session'
import { type KeyboardEvent, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Field, type FieldProps } from './field.tsx'
import { EyeIcon } from './icons/eye.tsx'
import { EyeOffIcon } from './icons/eye-off.tsx'

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix'>

/** A password with a button that shows it. A warning about Caps Lock replaces the hint. Needs `fieldStyles`. */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const words = useWords(sessionWords)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  // Key events from password managers have no `getModifierState`.
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <Field
      autoCapitalize="none"
      autoComplete="current-password"
      spellCheck={false}
      onKeyUp={look}
      {...field}
      hint={capsLock ? words.capsLock() : hint}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="inside"
          aria-label={shown ? words.hidePassword() : words.showPassword()}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}
