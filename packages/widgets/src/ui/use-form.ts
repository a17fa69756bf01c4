import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Name<Values> = keyof Values & string

export interface FormOptions<Values extends Record<string, string | boolean>> {
  values: Values
  onValues: (changes: Partial<Values>) => void
  /** What is wrong with these values, by field, in the language of the moment. */
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>
  /** What the gateway says against one field. It stays until the field is changed; a new object is a new refusal. */
  refusal?: { field: Name<Values>; message: string }
  /** Runs before a field gets the focus, and may bring it into view. */
  onReveal?: (field: Name<Values>) => void
  /** Gets what is in the fields, once all of it is right. */
  onSubmit: (values: Values) => void
}

export interface Form<Values> {
  ref: RefObject<HTMLFormElement | null>
  /** For a plain field, whose text is its value. */
  text(name: Name<Values>): {
    name: string
    value: string
    message: string | undefined
    /** Read anew when the form is sent. */
    'data-plain': true
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    onBlur: () => void
  }
  /** For a part that makes its value of what is typed. */
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
  /** Tells what is wrong with some of the fields and goes to the first of them. Returns whether all were right. */
  settle(names: readonly Name<Values>[]): boolean
}

/**
 * How every form behaves (VALID-04): a field is checked when it is left with something in it, then at every key while it
 * is wrong; sending checks all and goes to the first wrong one. Nothing that was typed is ever cleared.
 */
export function useForm<Values extends Record<string, string | boolean>>(
  options: FormOptions<Values>
): Form<Values> {
  type Field = Name<Values>
  const { values, onValues, problemsOf, refusal } = options
  const ref = useRef<HTMLFormElement>(null)
  // What was typed since the last rendering counts too: a password manager fills several fields at once.
  const latest = useRef(values)
  latest.current = values
  const [told, setTold] = useState<ReadonlySet<Field>>(new Set())
  const [answered, setAnswered] = useState<object>()
  const problems = problemsOf(values)
  useFocusOnRefusal(options, ref)

  const messageOf = (name: Field) => {
    if (told.has(name) && problems[name]) return problems[name]
    return refusal?.field === name && refusal !== answered ? refusal.message : undefined
  }
  const change = (name: Field, value: string | boolean) => {
    const changes = { [name]: value } as Partial<Values>
    latest.current = { ...latest.current, ...changes }
    if (refusal?.field === name) setAnswered(refusal)
    // Once right, it is left in peace until it is left again.
    if (told.has(name) && !problemsOf(latest.current)[name]) setTold(without(told, name))
    onValues(changes)
  }
  const leave = (name: Field) => {
    if (latest.current[name]) setTold(before => new Set([...before, name]))
  }
  const settle = (names: readonly Field[], current = latest.current) => {
    setTold(before => new Set([...before, ...names]))
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
    if (settle(Object.keys(filled), filled)) options.onSubmit(filled)
  }
  const part = (name: Field) => ({ name, message: messageOf(name), onBlur: () => leave(name) })
  return {
    ref,
    submit,
    settle: names => settle(names),
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

/** A password manager may fill a field in without saying so: the field itself is asked when the form is sent. */
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
  // A row of radio buttons: the one that the Tab key would reach first.
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}

/** Names in the order in which the fields stand. */
function fieldsOf(form: HTMLFormElement): string[] {
  return [...form.elements].map(element => (element as HTMLInputElement).name)
}

function without<Item>(items: ReadonlySet<Item>, one: Item): ReadonlySet<Item> {
  return new Set([...items].filter(item => item !== one))
}
