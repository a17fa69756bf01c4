import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Name<Values> = keyof Values & string

/** Every field is a text or a checkbox. */
type FieldValues<Values> = { [Field in keyof Values]: string | boolean }

export interface FormOptions<Values extends FieldValues<Values>> {
  values: Values
  onValues: (changes: Partial<Values>) => void
  /** Error messages of these values by field, in the current language. */
  problemsOf: (values: Values) => Partial<Record<keyof Values, string | undefined>>
  /** The gateway's message about one field. It shows until the field changes; a new object is a new refusal. */
  refusal?: { field: string; message: string }
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
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Validates some fields, shows their messages and focuses the first invalid one. Returns whether all are valid. */
  validate(names: readonly Name<Values>[]): boolean
}

/** Values that a view keeps while it is shown: options of `useForm()`. */
export function useValues<Values extends FieldValues<Values>>(
  initial: Values
): Pick<FormOptions<Values>, 'values' | 'onValues'> {
  const [values, setValues] = useState(initial)
  return { values, onValues: changes => setValues(before => ({ ...before, ...changes })) }
}

/**
 * The behaviour of every form (VALID-04): a field is validated on blur if it is filled, then on each input while it is
 * invalid. Submitting validates all fields and focuses the first invalid one. Typed text is never cleared.
 */
export function useForm<Values extends FieldValues<Values>>(options: FormOptions<Values>): Form<Values> {
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
    // TypeScript widens a computed key to `string`.
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
    const invalid = names.filter(name => found[name])
    const first = fieldsOf(ref.current).flatMap(field => invalid.filter(name => name === field))[0]
    if (first) focusOn(options, ref, first)
    return invalid.length === 0
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget, values)
    const filled = { ...latest.current, ...typed }
    onValues(typed)
    const names = Object.keys(filled).filter(name => isField(filled, name))
    if (validate(names, filled)) options.onSubmit(filled)
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
function typedIn<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> {
  const plain = [...form.querySelectorAll<HTMLInputElement>('[data-plain]')]
  const texts = plain.filter(({ name }) => isField(values, name)).map(({ name, value }) => [name, value])
  // The filter above keeps only the names of values.
  return Object.fromEntries(texts) as Partial<Values>
}

function useFocusOnRefusal<Values extends FieldValues<Values>>(
  options: FormOptions<Values>,
  ref: RefObject<HTMLFormElement | null>
): void {
  const { refusal } = options
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const { values } = latest.current
    if (refusal && isField(values, refusal.field)) focusOn(latest.current, ref, refusal.field)
  }, [ref, refusal])
}

function focusOn<Values extends FieldValues<Values>>(
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

function isField<Values extends object>(values: Values, name: string): name is Name<Values> {
  return Object.hasOwn(values, name)
}

/** Field names in document order. */
function fieldsOf(form: HTMLFormElement | null): (string | null)[] {
  return [...(form?.elements ?? [])].map(element => element.getAttribute('name'))
}

function without<Item>(items: ReadonlySet<Item>, one: Item): ReadonlySet<Item> {
  return new Set([...items].filter(item => item !== one))
}
