// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'

import { createI18n } from './i18n.ts'
import { createStakes, type Stakes } from './stakes.ts'

let stakes: Stakes
let status: Element

beforeEach(() => {
  stakes = createStakes(createI18n('en'), [100, 200, 500, 1_000])
  document.body.replaceChildren(stakes.element)
  status = stakes.element.querySelector('[role=status]')!
})

it('A11Y-01 announces a stake that an arrow key changes from another control', () => {
  stakes.step(1)

  expect(status.textContent).toBe('Stake: ₺10')
})

it('sets long texts of chips in a smaller size, and no others', () => {
  const rowOf = ({ element }: Stakes) => element.querySelector('.chips')!.className

  expect(rowOf(stakes)).toBe('chips')
  expect(rowOf(createStakes(createI18n('en'), [5_000, 100_000]))).toBe('chips is-long')
})

it('A11Y-01 moves the focus with the stake, and announces none at the end', () => {
  stakes.element.querySelector<HTMLElement>('input:checked')!.focus()

  stakes.step(1)
  stakes.step(1)

  expect(document.activeElement).toBe(stakes.element.querySelector('input:checked'))
  expect(status.textContent).toBe('')
})
