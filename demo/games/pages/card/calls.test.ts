// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createCalls } from './calls.ts'

it('marks the drawn balls among all 90, and those of the card', () => {
  const { element, show } = createCalls()
  const marked = (name: string) => [...element.querySelectorAll(`.${name}`)].map(item => item.textContent)
  show([5, 90], [5, 7])
  show([5, 12], [5, 7])

  expect(element.children).toHaveLength(90)
  expect(marked('is-drawn')).toEqual(['5', '12'])
  expect(marked('is-own')).toEqual(['5', '7'])
})
