import { afterEach, expect, test } from 'vitest'

import { surroundingsOf } from './surroundings.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['background-color: rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['background-color: rgb(1, 2, 3); background-image: url("/sky.png")', ''],
  ['background-image: url("/sky.png")', '']
])('EMB-11 the colour behind an element is unknown before a picture: %s', (style, behind) => {
  document.body.innerHTML = `<div style="background-color: rgb(9, 9, 9)"><div style='${style}'><p></p></div></div>`

  expect(surroundingsOf(document.querySelector('p')!).behind).toBe(behind)
})
