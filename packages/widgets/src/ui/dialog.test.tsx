import { testEnvironment } from '@bnw/core/testing'
import { showToast } from '@bnw/core/toasts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog } from './dialog.tsx'

let root: Root

beforeEach(() => {
  testEnvironment()
  root = createRoot(document.body)
})

afterEach(() => root.unmount())

function open(props: { decision?: boolean; onClose?: () => void } = {}): HTMLDialogElement {
  flushSync(() => root.render(<Dialog open title="Dialog" closeLabel="Close" {...props} />))
  return document.querySelector('dialog')!
}

test('a click outside closes a dialog, unless it asks for a decision', () => {
  const onClose = vi.fn()

  open({ onClose, decision: true }).click()
  expect(onClose).not.toHaveBeenCalled()

  open({ onClose }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that the browser closes by itself opens again', () => {
  const dialog = open()
  dialog.close()

  expect(dialog.open).toBe(true)
})

test('A11Y-01 an open dialog announces a toast, but not what a form says itself', () => {
  const dialog = open()
  const announced = () => dialog.querySelector('[role=status]')!.textContent

  flushSync(() => void showToast({ tone: 'bad', text: () => 'outside' }))
  flushSync(() => void showToast({ tone: 'bad', text: () => 'in the form', isSilent: true }))

  expect(announced()).toBe('outside')
})

test.each([
  ['a decision is described by its content, which the focus on a button passes over', {}, 'It is final.'],
  ['a form for a decision is described by its reason alone', { describedBy: 'why' }, 'It is'],
  ['other content is read in the dialog and needs no description', { decision: false }, undefined]
])('A11Y-01 %s', (_, props, description) => {
  flushSync(() =>
    root.render(
      <Dialog open title="Dialog" decision {...props}>
        <b id="why">It is</b> final.
      </Dialog>
    )
  )

  const id = document.querySelector('dialog')!.getAttribute('aria-describedby')
  expect(id ? document.getElementById(id)?.textContent : undefined).toBe(description)
})

test('A11Y-01 Escape in an empty search field closes a dialog, which WebKit does not do itself', () => {
  const onClose = vi.fn()
  flushSync(() =>
    root.render(
      <Dialog open title="Dialog" onClose={onClose}>
        <input type="search" defaultValue="x" />
      </Dialog>
    )
  )
  const field = document.querySelector('input')!
  const press = () =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

  expect(press()).toBe(true)
  expect(onClose).not.toHaveBeenCalled()

  field.value = ''
  expect(press()).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})
