import { describe, expect, test } from 'vitest'

import { getCoupons } from './betframe.ts'
import { checkBalance } from './finance.ts'
import { getJackpots } from './habanero.ts'
import { partnersFile } from './static-files.ts'

test('H2 rows keep their fields on a page that gives every object an id and strictness', () => {
  const added = Object.assign(Object.prototype, { id: 'hostile', isStrict: true }) as object
  try {
    const read = getJackpots.reply.read({ data: [{ jackpots: [{ name: 'Mini', amount: 'ten' }] }] })
    expect(read[0]?.jackpots).toMatchObject([{ name: 'Mini', amount: undefined }])
  } finally {
    for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name)
  }
})

test('GATE-03 a row that is sent twice is listed once', () => {
  const { items } = getCoupons.reply.read({
    data: [{ couponID: 1, stake: 10 }, { couponID: 2 }, { couponID: '1', stake: 20 }]
  })

  expect(items).toMatchObject([{ couponID: '1', stake: 2_000 }, { couponID: '2' }])
})

test('H56 a list has at most 1,000 rows', () => {
  const data = Array.from({ length: 1_001 }, (_, index) => ({ couponID: index + 1 }))

  const { items, sent } = getCoupons.reply.read({ data })
  expect(items).toHaveLength(1_000)
  expect(sent).toBe(1_000)
})

describe('rows inside rows', () => {
  const bets = (...bets: unknown[]) => [{ couponID: 1, stake: 10, bets }]

  test('GATE-03 keep both rows if a value of the inner one has another type', () => {
    const unfit: string[] = []

    const { items } = getCoupons.reply.read({ data: bets({ event: 'Derby', odds: [2] }) }, field =>
      unfit.push(field)
    )

    expect(items).toMatchObject([{ stake: 1_000, bets: [{ event: 'Derby', odds: undefined }] }])
    expect(unfit).toEqual(['odds'])
  })

  test('GATE-03 lose only an inner row that has another type', () => {
    const unfit: string[] = []

    const { items } = getCoupons.reply.read({ data: bets('bet', { event: 'Derby' }, null, []) }, field =>
      unfit.push(field)
    )

    expect(items).toMatchObject([{ couponID: '1', stake: 1_000, bets: [{ event: 'Derby' }] }])
    expect(unfit).toEqual(['bets'])
  })

  test('GATE-03 lose only a row without an id that has another type', () => {
    expect(partnersFile.reply.read({ data: [null, { name: 'Ortak' }, 7, []] })).toMatchObject([
      { name: 'Ortak' }
    ])
    expect(() => checkBalance.reply.read({ data: [null] })).toThrow()
  })
})
