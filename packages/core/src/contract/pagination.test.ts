import { expect, test } from 'vitest'

import { listTransactions } from './finance.ts'

const data = [{ id: '1' }]

test.each(['none', 5, [1], { limit: 'ten', total: '1,200', offset: -1 }])(
  'GATE-03 GATE-08 pagination that does not fit counts as missing, and is reported: %j',
  pagination => {
    const unfit: string[] = []
    const page = listTransactions.reply.read({ data, pagination }, field => unfit.push(field))

    expect(page).toMatchObject({ items: [{ id: '1' }], limit: 10, total: 0, offset: 0 })
    expect(unfit.length > 0 || Array.isArray(pagination)).toBe(true)
  }
)

test.each([undefined, {}, { total: null }, { total: '1,200' }])(
  'rows without a total are marked as uncounted: %j',
  pagination => {
    expect(listTransactions.reply.read({ data, pagination })).toMatchObject({ total: 0, isUncounted: true })
    expect(listTransactions.reply.read({ data: [], pagination }).isUncounted).toBeUndefined()
  }
)

test.each([0, 7])('rows with a total of %d are not marked', total => {
  expect(listTransactions.reply.read({ data, pagination: { total } }).isUncounted).toBeUndefined()
})

test('rows that were dropped count as sent', () => {
  const page = listTransactions.reply.read({ data: [{ id: '1' }, { id: null }] })

  expect(page).toMatchObject({ items: [{ id: '1' }], sent: 2 })
  expect(listTransactions.reply.read({ data: null })).toMatchObject({ items: [], sent: 0 })
})
