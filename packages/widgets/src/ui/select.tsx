import { type SelectHTMLAttributes, useId } from 'react'

import { ChevronDownIcon } from './icons/chevron-down.tsx'
import css from './select.css?inline'

/** Use with `fieldStyles`. */
export const selectStyles = css

export interface Option {
  id: string
  label: string
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: string
  /** The label is visually hidden. */
  labelHidden?: boolean
  options: readonly Option[]
  value: string
  onValue: (value: string) => void
}

/** A native select. Needs `fieldStyles`, `selectStyles`. */
export function Select({ label, labelHidden, options, value, onValue, ...props }: SelectProps) {
  const { className = '', ...select } = props
  const id = useId()
  return (
    <div className={`field select ${className}`} part="field">
      <label className={labelHidden ? 'visually-hidden' : 'name'} htmlFor={id}>
        {label}
      </label>
      <div className="box">
        <select
          part="input"
          {...select}
          id={id}
          value={value}
          onChange={event => onValue(event.currentTarget.value)}
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
