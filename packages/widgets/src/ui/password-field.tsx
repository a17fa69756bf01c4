import { type KeyboardEvent, useState } from 'react'

import { Field, type FieldProps } from './field.tsx'
import { EyeIcon } from './icons/eye.tsx'
import { EyeOffIcon } from './icons/eye-off.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'suffix'> {
  showLabel: string
  hideLabel: string
  /** Replaces the hint while Caps Lock is on. */
  capsLockHint?: string
}

/** A password with a button that shows it. Needs `fieldStyles`. */
export function PasswordField({ showLabel, hideLabel, capsLockHint, hint, ...field }: PasswordFieldProps) {
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
      hint={(capsLock && capsLockHint) || hint}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="inside"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}
