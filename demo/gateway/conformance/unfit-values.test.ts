import { casino } from '@bnw/core/contract'
import { expect, test } from 'vitest'

import { unfitValues } from './unfit-values.ts'

test('BOX-05 a value that does not fit is named by the contract, once, and quoted up to 40 characters', () => {
  const rows = [{ gameid: '1', provider_name: { long: 'x'.repeat(60) } }]
  expect(unfitValues([...rows, ...rows], casino.gamesList.reply)).toEqual([
    {
      field: 'providerName',
      text: `providerName: {"long":"${'x'.repeat(31)}… is no Text, such as "Text"`
    }
  ])
})
