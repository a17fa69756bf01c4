import { type SelectHTMLAttributes } from 'react'

import { ChevronDownIcon } from './icons/chevron-down.tsx'
import css from './select.css?inline'
import { useId } from './use-id.ts'

/** Use with `fieldStyles`. */
export const selectStyles = css

export interface Option<Id extends string = string> {
  id: Id
  label: string
}

export interface SelectProps<Id extends string = string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange'
> {
  label: string
  options: readonly Option<Id>[]
  value: string
  onValue: (value: Id) => void
}

/**
 * A native select. Needs `fieldStyles`, `selectStyles`.
 *
 * @part field - A field with its label and its note.
 * @part input - The control of a field.
 */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, options, value, onValue, className = '', ...select } = props
  const id = useId()
  return (
    <div className={`field select ${className}`} part="field">
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <div className="box">
        <select
          part="input"
          {...select}
          id={id}
          value={value}
          onChange={event => {
            const chosen = options[event.currentTarget.selectedIndex]
            if (chosen) onValue(chosen.id)
          }}
        >
          {options.map(option => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="arrow" aria-hidden="true">
          <ChevronDownIcon />
        </span>
      </div>
    </div>
  )
}
