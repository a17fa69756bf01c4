import { $loadedLanguage, chooseLanguage } from '@bnw/core/language'
import { testEnvironment } from '@bnw/core/testing'
import { useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { AmountField } from './amount-field.tsx'
import { Brand } from './brand.tsx'
import { Chips } from './chips.tsx'
import { CodeField } from './code-field.tsx'
import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { Tabs } from './tabs.tsx'
import { TextArea } from './text-area.tsx'
import { type Form, useForm } from './use-form.ts'
import { useFocusOn, useFocusWithin } from './use-focus.ts'

let root: Root

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
})

afterEach(() => root.unmount())

interface Names {
  first: string
  last: string
}

const onSubmit = vi.fn<(names: Names) => void>()

/** What the form gives to its view. */
let latest: Form<Names>

function NameForm({ refusal }: { refusal?: { field: string; message: string } }) {
  const [values, setValues] = useState<Names>({ first: '', last: '' })
  const form = useForm<Names>({
    values,
    refusal,
    onValues: changes => setValues(before => ({ ...before, ...changes })),
    problemsOf: ({ first, last }) => ({
      last: last ? undefined : 'last missing',
      first: first ? undefined : 'first missing'
    }),
    onSubmit
  })
  useLayoutEffect(() => {
    latest = form
  })
  const [first, last] = [form.text('first'), form.text('last')]
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <input
        name={first.name}
        value={first.value}
        onChange={first.onChange}
        onBlur={first.onBlur}
        data-plain
      />
      <i>{first.message}</i>
      <input name={last.name} value={last.value} onChange={last.onChange} data-plain />
      <i>{last.message}</i>
    </form>
  )
}

function field(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`)!
}

async function submit(): Promise<void> {
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await new Promise(resolve => setTimeout(resolve))
}

function messages(): (string | null)[] {
  return [...document.querySelectorAll('i')].map(message => message.textContent)
}

test('VALID-04 a field that is left empty has no message yet', () => {
  flushSync(() => root.render(<NameForm />))
  field('first').focus()

  flushSync(() => field('first').blur())

  expect(messages()).toEqual(['', ''])
})

test('VALID-04 a refusal is shown at its field until the field changes', () => {
  const refusal = { field: 'last', message: 'last taken' }
  flushSync(() => root.render(<NameForm refusal={refusal} />))
  expect(messages()).toEqual(['', 'last taken'])

  flushSync(() => latest.value('first').onValue('a'))
  expect(messages()).toEqual(['', 'last taken'])

  flushSync(() => latest.value('last').onValue('b'))
  expect(messages()).toEqual(['', ''])
})

test('VALID-04 several fields that change before the next render are all validated as they are', () => {
  flushSync(() => root.render(<NameForm />))

  flushSync(() => {
    latest.value('first').onValue('a')
    latest.value('last').onValue('b')

    expect(latest.validate(['first', 'last'])).toBe(true)
  })
})

test('VALID-04 submitting shows all problems and focuses the first field in document order', async () => {
  flushSync(() => root.render(<NameForm />))

  await submit()

  expect(messages()).toEqual(['first missing', 'last missing'])
  expect(document.activeElement).toBe(field('first'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('VALID-04 submitting reads fields that a password manager has filled without an event', async () => {
  flushSync(() => root.render(<NameForm />))
  for (const name of ['first', 'last']) field(name).value = name

  await submit()

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ first: 'first', last: 'last' })
})

test('a select reports the id of the chosen option', () => {
  const onValue = vi.fn()
  const options = ['a', 'b'].map(id => ({ id, label: id }))
  flushSync(() => root.render(<Select label="Select" options={options} value="a" onValue={onValue} />))
  const select = document.querySelector('select')!
  select.selectedIndex = 1
  select.dispatchEvent(new Event('change', { bubbles: true }))

  expect(onValue).toHaveBeenCalledExactlyOnceWith('b')
})

test('tabs and chips report the id of the chosen one; arrow keys move the focus of tabs', () => {
  const [onTab, onChip] = [vi.fn(), vi.fn()]
  const items = ['a', 'b'].map(id => ({ id, label: id }))
  flushSync(() =>
    root.render(
      <>
        <Tabs label="Tabs" tabs={items} selected="a" onSelect={onTab} />
        <Chips label="Chips" chips={items} selected="b" onSelect={id => onChip(id)} />
      </>
    )
  )
  const list = document.querySelector('[role=tablist]')!
  list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  document.querySelector<HTMLElement>('.chip')!.click()

  expect(onTab).toHaveBeenCalledExactlyOnceWith('b')
  expect(document.activeElement?.textContent).toBe('b')
  expect(onChip).toHaveBeenCalledExactlyOnceWith('a')
  expect(
    [...document.querySelectorAll('.chip')].map(chip => chip.ariaPressed ?? chip.getAttribute('aria-pressed'))
  ).toEqual(['false', 'true'])
})

test('A11Y-01 the name of the button that shows a password is its state, and nothing contradicts it', () => {
  flushSync(() => root.render(<PasswordField label="Password" />))
  const button = document.querySelector('button')!
  flushSync(() => button.click())

  expect(button.getAttribute('aria-label')).toBe('Şifreyi Gizle')
  expect(button.hasAttribute('aria-pressed')).toBe(false)
})

test('A11Y-01 the mark with letters of its own is read as one name', () => {
  flushSync(() => root.render(<Brand name="Rıhtım" />))

  const mark = document.querySelector('[role=img]')!
  expect(mark.getAttribute('aria-label')).toBe('Rıhtım')
})

function FocusOn({ trigger }: { trigger: boolean }) {
  const heading = useFocusOn<HTMLHeadingElement>(trigger)
  return (
    <h3 ref={heading} tabIndex={-1}>
      Heading
    </h3>
  )
}

test('useFocusOn() focuses its element once its trigger is true', async () => {
  flushSync(() => root.render(<FocusOn trigger={false} />))
  await new Promise(resolve => setTimeout(resolve))
  expect(document.activeElement).toBe(document.body)

  flushSync(() => root.render(<FocusOn trigger />))

  await expect.poll(() => document.activeElement?.textContent).toBe('Heading')
})

function FocusWithin() {
  const form = useFocusOn<HTMLFormElement>(false)
  useFocusWithin(form, 'input')
  return (
    <form ref={form}>
      <button type="button">Back</button>
      <input name="only" />
    </form>
  )
}

test('useFocusWithin() focuses the first match when its container appears', async () => {
  flushSync(() => root.render(<FocusWithin />))

  await expect.poll(() => document.activeElement).toBe(field('only'))
})

test('A11Y-01 amounts and codes are required', () => {
  const amount = { value: '', message: undefined, min: undefined, max: undefined, onBlur: () => undefined }
  flushSync(() =>
    root.render(
      <>
        <AmountField label="Amount" name="amount" onValue={() => undefined} {...amount} />
        <CodeField label="Code" value="" onValue={() => undefined} />
      </>
    )
  )

  for (const name of ['amount', 'code']) expect(field(name).getAttribute('aria-required')).toBe('true')
})

function AmountAndDate() {
  const [amount, setAmount] = useState('250,5')
  const [date, setDate] = useState('05.03.1990')
  const amountProps = {
    value: amount,
    message: undefined,
    min: undefined,
    max: undefined,
    onBlur: () => undefined
  }
  return (
    <>
      <AmountField label="Amount" name="amount" {...amountProps} onValue={setAmount} />
      <DateField label="Date" name="date" value={date} onValue={setDate} />
    </>
  )
}

test('I18N-02 VALID-03 an amount and a date that are typed follow the language of the texts', async () => {
  testEnvironment()
  onTestFinished(() => {
    chooseLanguage('tr')
    $loadedLanguage.set('')
  })
  flushSync(() => root.render(<AmountAndDate />))
  expect([field('amount').value, field('date').value]).toEqual(['250,5', '05.03.1990'])

  // Its texts are not loaded yet.
  flushSync(() => chooseLanguage('en'))
  expect([field('amount').value, field('date').value]).toEqual(['250,5', '05.03.1990'])

  flushSync(() => $loadedLanguage.set('en'))
  await expect.poll(() => field('amount').value).toBe('250.50')
  expect(field('date').value).toBe('05/03/1990')
})

test('VALID-03 an amount that is pasted over another one is read without the former one', () => {
  testEnvironment()
  flushSync(() => root.render(<AmountAndDate />))
  const paste = (text: string, data: string, inputType = '') => {
    const input = field('amount')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType })))
    return input.value
  }
  expect(paste('1234,5', '1234,5')).toBe('1.234,5')

  expect(paste('1.5', '1.5')).toBe('1.5')
  expect(paste('1234', '1234')).toBe('1.234')
  expect(paste('1.2345', '5'), 'typed at its end').toBe('12.345')
  expect(paste('12.3456', '12.3456', 'insertCompositionText')).toBe('123.456')
})

function AddressForm() {
  const [values, setValues] = useState({ address: '', note: '', name: '' })
  const form = useForm({
    values,
    onValues: changes => setValues(before => ({ ...before, ...changes })),
    problemsOf: ({ address, note, name }) => ({
      address: address.includes('@') ? undefined : 'no address',
      note: note.length > 2 ? undefined : 'too short',
      name: name ? undefined : 'missing'
    }),
    onSubmit: () => undefined
  })
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <Field label="E-mail" {...form.text('address')} />
      <TextArea label="Note" maxLength={20} {...form.text('note')} />
      <Field label="Name" {...form.text('name')} />
    </form>
  )
}

/** Types as a player does, then moves the focus on. */
async function fill(name: string, text: string): Promise<void> {
  const [input, next] = [field(name), field('name')]
  input.focus()
  await new Promise(resolve => setTimeout(resolve))
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!
  set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync(() => next.focus())
}

test.each([
  ['a field', 'address', 'E-mail: no address'],
  ['a text area', 'note', 'Note: too short']
])('A11Y-01 VALID-04 the message of %s that is left is announced, with its name', async (_, name, said) => {
  flushSync(() => root.render(<AddressForm />))
  const regions = [...document.querySelectorAll('[aria-live=polite]')]

  await fill(name, 'x')

  // The regions are those that were there before.
  expect(regions.map(({ textContent }) => textContent).filter(Boolean)).toEqual([said])
  const described = document.getElementById(field(name).getAttribute('aria-describedby')!)!
  expect(`${described.textContent}`).toBe(said.replace(/.*: /, ''))
})

test('A11Y-01 messages of a submit are not announced: the focus goes to the first, which is read', async () => {
  flushSync(() => root.render(<AddressForm />))

  await submit()

  expect(document.activeElement).toBe(field('address'))
  expect(document.querySelectorAll('.note.bad')).toHaveLength(3)
  expect(document.querySelector('[aria-live=polite] > .note')).toBeNull()
})
