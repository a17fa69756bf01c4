import { useId } from '../ui/use-id.ts'

export interface Option<Value extends string> {
  value: Value
  label: string
  hint?: string
  /** The language of the label if it differs from the page's. */
  lang?: string
  isLocked?: boolean
}

interface ChoiceProps<Value extends string> {
  legend: string
  /** The legend is visually hidden. */
  isLegendHidden?: boolean
  options: readonly Option<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Options side by side while they fit; else each in a row with its hint. */
  isRow?: boolean
}

/** A choice of a few options, as radio buttons. */
export function Choice<Value extends string>({ options, chosen, onChoose, ...props }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset className={props.isRow ? 'choice row' : 'choice'}>
      <legend className={props.isLegendHidden ? 'visually-hidden' : undefined}>{props.legend}</legend>
      {options.map(({ value, label, hint, lang, isLocked }) => (
        <div key={value} className="option">
          <label lang={lang}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              disabled={isLocked}
              aria-describedby={hint ? id + value : undefined}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
          {hint && <p id={id + value}>{hint}</p>}
        </div>
      ))}
    </fieldset>
  )
}
