import { afterEach, expect, test, vi } from 'vitest'

import { onSurroundingsChange, surroundingsOf } from './surroundings.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['background-color: rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['background-color: rgb(1, 2, 3); background-image: url("/sky.png")', ''],
  ['background-image: url("/sky.png")', '']
])('EMB-11 the colour behind an element is unknown before a picture: %s', (style, behind) => {
  document.body.innerHTML = `<div style="background-color: rgb(9, 9, 9)"><div style='${style}'><p></p></div></div>`

  expect(surroundingsOf(document.querySelector('p')!).behind).toBe(behind)
})

test('EMB-11 a style sheet that loads is a change of the surroundings, a preloaded module is none', () => {
  document.body.innerHTML = '<style></style><link rel="modulepreload" href="/lobby.js"><p></p>'
  const listener = vi.fn()
  const stop = onSurroundingsChange(document.querySelector('p')!, listener)

  document.querySelector('link')!.dispatchEvent(new Event('load'))
  expect(listener).not.toHaveBeenCalled()
  document.querySelector('style')!.dispatchEvent(new Event('load'))
  expect(listener).toHaveBeenCalledOnce()
  stop()
})
