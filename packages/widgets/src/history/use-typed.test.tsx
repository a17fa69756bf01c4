import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useTyped } from './use-typed.ts'

const apply = vi.fn<(text: string) => void>()
let root: Root

function Field() {
  return <input {...useTyped('', apply)} />
}

beforeEach(() => {
  vi.useFakeTimers()
  apply.mockClear()
  root = createRoot(document.body)
  flushSync(() => root.render(<Field />))
})

afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})

const input = () => document.querySelector('input')!

function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text)
  flushSync(() => input().dispatchEvent(new Event('input', { bubbles: true })))
}

test.each([
  ['after a pause', () => vi.advanceTimersByTime(500)],
  ['on Enter', () => input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))],
  ['on blur', () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))]
])('a typed text applies %s, once', (_when, settle) => {
  type('a')
  vi.advanceTimersByTime(400)
  type('ab')
  vi.advanceTimersByTime(400)
  expect(apply).not.toHaveBeenCalled()

  settle()
  expect(apply).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_000)
  expect(apply).toHaveBeenCalledExactlyOnceWith('ab')
})

test('a text that has not changed does not apply again on blur', () => {
  type('ab')
  vi.advanceTimersByTime(500)
  input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

  expect(apply).toHaveBeenCalledOnce()
})

test('a typed text does not apply after its field has gone', () => {
  type('ab')
  root.unmount()
  vi.advanceTimersByTime(500)

  expect(apply).not.toHaveBeenCalled()
})
