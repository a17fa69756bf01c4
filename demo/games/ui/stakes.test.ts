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

it('A11Y-01 writes the chips of tables of high stakes short, and names them by that and the full amount', () => {
  const textsOf = ({ element }: Stakes) =>
    [...element.querySelectorAll('.chip')].map(chip => chip.textContent)
  const high = createStakes(createI18n('en'), [50_000, 250_000, 5_000_000])
  const names = [...high.element.querySelectorAll('input')].map(input => input.getAttribute('aria-label'))

  expect(textsOf(stakes)).toEqual(['₺1', '₺2', '₺5', '₺10'])
  expect(textsOf(high)).toEqual(['500', '2.5k', '50k'])
  expect(names).toEqual(['₺500', '2.5k, ₺2,500', '50k, ₺50,000'])
})

it('A11Y-01 moves the focus with the stake, and announces none at the end', () => {
  stakes.element.querySelector<HTMLElement>('input:checked')!.focus()

  stakes.step(1)
  stakes.step(1)

  expect(document.activeElement).toBe(stakes.element.querySelector('input:checked'))
  expect(status.textContent).toBe('')
})
