import { expect, onTestFinished, test, vi } from 'vitest'

import { keepFocus } from './embed-focus.ts'

test('A11Y-01 a frame gives the focus back to its element only while the frame itself has it', () => {
  const button = document.body.appendChild(document.createElement('button'))
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  onTestFinished(() => {
    hasFocus.mockRestore()
    button.remove()
  })
  const { restore } = keepFocus()
  button.focus()
  button.blur()

  restore()
  expect(document.activeElement, 'the player is elsewhere on the page').toBe(document.body)
  hasFocus.mockReturnValue(true)
  restore()
  expect(document.activeElement).toBe(button)
})
