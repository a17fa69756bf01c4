import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Name<Values> = keyof Values & string

export interface FormOptions<Values extends Record<string, string | boolean>> {
  values: Values
  onValues: (changes: Partial<Values>) => void
  /** Error messages of these values by field, in the current language. */
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>
  /** The gateway's message about one field. It shows until the field changes; a new object is a new refusal. */
  refusal?: { field: Name<Values>; message: string }
  /** Runs before a field gets the focus, for example to open its section. */
  onReveal?: (field: Name<Values>) => void
  /** Receives the values once all are valid. */
  onSubmit: (values: Values) => void
}

export interface Form<Values> {
  ref: RefObject<HTMLFormElement | null>
  /** Props of a plain field, whose text is its value. */
  text(name: Name<Values>): {
    name: string
    value: string
    message: string | undefined
    /** Its value is read from the DOM on submit. */
    'data-plain': true
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    onBlur: () => void
  }
  /** Props of a part that derives its value from the typed text. */
  value(name: Name<Values>): {
    name: string
    value: string
    message: string | undefined
    onValue: (value: string) => void
    onBlur: () => void
  }
  check(name: Name<Values>): {
    name: string
    checked: boolean
    message: string | undefined
    onValue: (isChecked: boolean) => void
  }
  submit: (event: FormEvent) => void
  /** Validates some fields, shows their messages and focuses the first invalid one. Returns whether all are valid. */
  validate(names: readonly Name<Values>[]): boolean
}

/**
 * The behaviour of every form (VALID-04): a field is validated on blur if it is filled, then on each input while it is
 * invalid. Submitting validates all fields and focuses the first invalid one. Typed text is never cleared.
 */
export function useForm<Values extends Record<string, string | boolean>>(
  options: FormOptions<Values>
): Form<Values> {
  type Field = Name<Values>
  const { values, onValues, problemsOf, refusal } = options
  const ref = useRef<HTMLFormElement>(null)
  // Includes what was typed since the last render: a password manager fills several fields at once.
  const latest = useRef(values)
  latest.current = values
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set())
  const [dismissed, setDismissed] = useState<object>()
  const problems = problemsOf(values)
  useFocusOnRefusal(options, ref)

  const messageOf = (name: Field) => {
    if (shown.has(name) && problems[name]) return problems[name]
    return refusal?.field === name && refusal !== dismissed ? refusal.message : undefined
  }
  const change = (name: Field, value: string | boolean) => {
    const changes = { [name]: value } as Partial<Values>
    latest.current = { ...latest.current, ...changes }
    if (refusal?.field === name) setDismissed(refusal)
    // Once valid, it is not validated again before the next blur.
    if (shown.has(name) && !problemsOf(latest.current)[name]) setShown(without(shown, name))
    onValues(changes)
  }
  const leave = (name: Field) => {
    if (latest.current[name]) setShown(before => new Set([...before, name]))
  }
  const validate = (names: readonly Field[], current = latest.current) => {
    setShown(before => new Set([...before, ...names]))
    const found = problemsOf(current)
    const first =
      ref.current && fieldsOf(ref.current).find(name => found[name] && names.includes(name as Field))
    if (first) focusOn(options, ref, first as Field)
    return !names.some(name => found[name])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedIn(ref.current!, values)
    const filled = { ...latest.current, ...typed }
    onValues(typed)
    if (validate(Object.keys(filled), filled)) options.onSubmit(filled)
  }
  const part = (name: Field) => ({ name, message: messageOf(name), onBlur: () => leave(name) })
  return {
    ref,
    submit,
    validate: names => validate(names),
    text: name => ({
      ...part(name),
      value: String(values[name]),
      'data-plain': true,
      onChange: event => change(name, event.target.value)
    }),
    value: name => ({
      ...part(name),
      value: String(values[name]),
      onValue: value => change(name, value)
    }),
    check: name => ({
      name,
      message: messageOf(name),
      checked: Boolean(values[name]),
      onValue: isChecked => change(name, isChecked)
    })
  }
}

/** Reads plain fields from the DOM: a password manager may fill them without an event. */
function typedIn<Values>(form: HTMLFormElement, values: Values): Partial<Values> {
  const plain = [...form.querySelectorAll<HTMLInputElement>('[data-plain]')]
  const texts = plain.filter(({ name }) => name in (values as object)).map(({ name, value }) => [name, value])
  return Object.fromEntries(texts) as Partial<Values>
}

function useFocusOnRefusal<Values extends Record<string, string | boolean>>(
  options: FormOptions<Values>,
  ref: RefObject<HTMLFormElement | null>
): void {
  const { refusal } = options
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    if (refusal) focusOn(latest.current, ref, refusal.field)
  }, [ref, refusal])
}

function focusOn<Values extends Record<string, string | boolean>>(
  { onReveal }: FormOptions<Values>,
  { current }: RefObject<HTMLFormElement | null>,
  name: Name<Values>
): void {
  onReveal?.(name)
  const found = current?.elements.namedItem(name)
  // The first of a group of radio buttons.
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}

/** Field names in document order. */
function fieldsOf(form: HTMLFormElement): string[] {
  return [...form.elements].map(element => (element as HTMLInputElement).name)
}

function without<Item>(items: ReadonlySet<Item>, one: Item): ReadonlySet<Item> {
  return new Set([...items].filter(item => item !== one))
}
