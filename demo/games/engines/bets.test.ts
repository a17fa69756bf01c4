import { expect, it } from 'vitest'

import { assertBets } from './bets.ts'

const TABLE = { dealer: '', minBet: 1_000, maxBet: 5_000, chips: [500, 1_000] }

it.each([
  [{ red: 500, black: 500 }, 1_000, 'accepted'],
  [{ red: 5_000 }, 5_000, 'accepted'],
  [{ red: 500 }, 500, 'stake-unknown'],
  [{ red: 5_500 }, 5_500, 'stake-unknown'],
  [{ red: 1_250 }, 1_250, 'stake-unknown'],
  [{ red: 1_000 }, 2_000, 'malformed'],
  [{ green: 1_000 }, 1_000, 'malformed'],
  [{}, 0, 'malformed'],
  [{ red: 0 }, 0, 'malformed']
])('LIVE-02 bets within the limits of a table are accepted: %j for %i is %s', (choice, stake, outcome) => {
  const check = () => {
    assertBets({ stake, choice, now: 0 }, TABLE, name => name === 'red' || name === 'black')
    return 'accepted'
  }

  if (outcome === 'accepted') expect(check()).toBe(outcome)
  else expect(check).toThrow(outcome)
})
