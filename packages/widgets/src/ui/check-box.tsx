import { type ReactNode } from 'react'

import css from './check-box.css?inline'
import { AlertIcon } from './icons/alert.tsx'
import { useId } from './use-id.ts'

export const checkBoxStyles = css

export interface CheckBoxProps {
  label: string
  name: string
  checked: boolean
  onValue: (isChecked: boolean) => void
  /** The error message beside the box. */
  message?: string
  required?: boolean
  /** Content beside the label that is not part of the name: a button that shows the rules. */
  children?: ReactNode
}

/**
 * A checkbox with a large touch target. Needs `checkBoxStyles`.
 *
 * @part check-box - A check box with its label.
 */
export function CheckBox({ label, name, checked, onValue, message, required, children }: CheckBoxProps) {
  const id = useId()
  return (
    <div className="check-box" part="check-box">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-required={required || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          onChange={event => onValue(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {children}
      {message && (
        <p className="wrong" id={id}>
          <AlertIcon />
          {message}
        </p>
      )}
    </div>
  )
}
