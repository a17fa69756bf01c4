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
