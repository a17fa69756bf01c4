// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import type { Round } from '../../protocol/rounds.ts'
import { createI18n } from '../i18n.ts'
import { createSide } from './side.ts'

const limits = { dealer: 'Defne', minBet: 500, maxBet: 50_000, chips: [500] }

it('counts how the last 20 rounds ended, also those that the row of results no longer shows', () => {
  const side = createSide(createI18n('en'), {
    limits,
    last: () => 'Last numbers',
    maxResults: 8,
    ends: [
      ['red', () => 'red'],
      ['black', () => 'black']
    ],
    resultOf: ({ id }) => ({ tone: Number(id) % 3 === 0 ? 'red' : 'black', text: () => id })
  })
  const tally = side.element.querySelector<HTMLElement>('.tally')!
  for (let id = 1; id <= 4; id++) side.add({ id: String(id) } as Round)
  expect(tally.hidden).toBe(true)

  for (let id = 5; id <= 21; id++) side.add({ id: String(id) } as Round)
  // A round that is shown again counts once.
  side.add({ id: '21' } as Round)

  expect(tally.hidden).toBe(false)
  expect(tally.textContent).toBe('Last 20: red 7 · black 13')
  expect(side.element.querySelectorAll('.last li')).toHaveLength(8)
})
