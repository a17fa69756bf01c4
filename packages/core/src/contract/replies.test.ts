import { describe, expect, test } from 'vitest'

import { allCalls } from '../testing/contract-samples.ts'
import { nameOf, type Call } from './call.ts'
import type { UnfitListener } from './unfit-fields.ts'

describe('replies', () => {
  const objects = allCalls.filter(call => !call.reply.rows && fieldsOf(call).length > 0)
  const lists = allCalls.filter(call => call.reply.rows)

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s reads a missing, null or empty optional field as the same value',
    (_name, call) => {
      const without = read(call, {})

      for (const field of fieldsOf(call)) {
        if (isRequired(call, field)) continue
        expect(read(call, { [field]: null })).toEqual(without)
        expect(read(call, { [field]: '' })).toEqual(without)
      }
    }
  )

  test.each(named([...objects, ...lists]))('GATE-03 %s ignores unknown fields', (_name, call) => {
    expect(read(call, { unknownField: { deep: [1] } })).toEqual(read(call, {}))
  })

  test.each(named([...objects, ...lists]))('GATE-03 %s reads digits as numbers', (_name, call) => {
    for (const field of fieldsOf(call))
      expect(outcome(call, { [field]: '1' })).toEqual(outcome(call, { [field]: 1 }))
  })

  test.each(named(objects))(
    'GATE-03 %s reads a value of another type as a missing one, and reports the field',
    (_name, call) => {
      for (const field of fieldsOf(call).filter(field => field !== 'status')) {
        const unfit: string[] = []
        const answer = outcome(call, { [field]: { inside: 'typed' } }, name => unfit.push(name))
        expect(answer).toEqual(outcome(call, { [field]: undefined }))
        expect(unfit).toEqual([field])
      }
    }
  )

  test.each(named(objects))('GATE-03 %s rejects a list in place of its data', (_name, call) => {
    expect(() => call.reply.read({ data: [minDataOf(call)] })).toThrow()
    expect(() => call.reply.read({ data: ['text'] })).toThrow()
  })

  test.each(named(lists.filter(call => nameOf(call) !== 'finance.check_balance')))(
    'GATE-03 %s reads a value of another type as missing and reports the field',
    (_name, call) => {
      for (const field of fieldsOf(call).filter(field => !isRowId(call, field))) {
        const unfit: string[] = []
        const row = { ...(minDataOf(call) as object[])[0], [field]: { inside: 'typed' } }

        const answer = call.reply.read({ data: [row] }, name => unfit.push(name))

        expect(rowsOf(answer)).toEqual(rowsOf(read(call, {})))
        expect(unfit).toEqual([field])
      }
    }
  )

  test.each(named(lists.filter(call => ownId(call))))(
    'GATE-03 %s drops only the rows whose id is missing or too long',
    (_name, call) => {
      const id = ownId(call)!
      const { [id]: _id, ...without } = IDS
      const endless = { ...IDS, [id]: '1'.repeat(201) }
      const other = { ...IDS, [id]: 'other' }

      const rows = rowsOf(call.reply.read({ data: [IDS, without, endless, null, 7, other] }))

      expect(rows).toHaveLength(2)
    }
  )

  test.each(named(lists))('GATE-03 %s reads missing, null and empty data as an empty list', (_name, call) => {
    for (const data of [undefined, null, '', [], {}]) expect(rowsOf(call.reply.read({ data }))).toEqual([])
    expect(() => call.reply.read({ data: 'rows' })).toThrow()
    expect(() => call.reply.read({ data: { rows: [] } })).toThrow()
  })

  test.each(
    named(allCalls.filter(call => 'limit' in ((call.reply.read({ data: minDataOf(call) }) as object) ?? {})))
  )('GATE-08 %s uses limit 10, total 0, offset 0 when the pagination is missing', (_name, call) => {
    const page = { limit: 10, total: 0, offset: 0 }

    for (const pagination of [undefined, null, '', {}, [], { limit: null, total: '', extra: 1 }])
      expect(call.reply.read({ data: [], pagination })).toEqual({ items: [], sent: 0, ...page })
    const given = { limit: '48', total: '1200', offset: 96, pages: 25 }
    expect(call.reply.read({ data: [], pagination: given })).toMatchObject({
      limit: 48,
      total: 1200,
      offset: 96
    })
  })
})

describe('payment methods', () => {
  const call = allCalls.find(({ method }) => method === 'list_cash_methods_new')!

  test('GATE-03 drops only a method without an id, also inside a group', () => {
    const group = {
      type: 'group',
      properties: { id: 4, name: 'Banka' },
      methods: [{ id: 1 }, { name: 'lost' }]
    }
    const methods_list = [
      group,
      { type: 'single', properties: {} },
      { properties: { id: '2', min: '1,000.00' } },
      null
    ]

    const read = call.reply.read({ data: { methods_list } }) as { methods_list: unknown[] }

    expect(read.methods_list).toMatchObject([
      { type: 'group', properties: { id: '4' }, methods: [{ id: '1' }] },
      { type: 'single', properties: { id: '2', min: 100_000 } }
    ])
  })

  test.each([null, undefined, {}, 'text'])(
    'GATE-03 keeps the methods of a group with properties %j',
    properties => {
      const group = { type: 'group', properties, methods: [{ id: 1 }, { name: 'lost' }, { id: 2 }] }

      const read = call.reply.read({ data: { methods_list: [group] } }) as { methods_list: unknown[] }

      expect(read.methods_list).toMatchObject([
        { type: 'single', properties: { id: '1' } },
        { type: 'single', properties: { id: '2' } }
      ])
    }
  )

  test('GATE-03 keeps a method with a value of another type', () => {
    const methods_list = [
      { type: 'other', properties: { id: 1, image: ['a.svg'], min: 'ten' } },
      { type: 'group', properties: { id: 2 }, methods: [{ id: 3, isFavorite: 'yes', max: '50' }] }
    ]
    const unfit: string[] = []

    const read = call.reply.read({ data: { methods_list } }, field => unfit.push(field))

    expect(read).toMatchObject({
      methods_list: [
        { type: 'single', properties: { id: '1', image: '', min: undefined } },
        { type: 'group', methods: [{ id: '3', isFavorite: false, max: 5_000 }] }
      ]
    })
    expect(unfit).toEqual(['type', 'image', 'min', 'isFavorite'])
  })

  test('GATE-03 rejects a reply without the list', () => {
    expect(() => call.reply.read({ data: {} })).toThrow()
    expect(() => call.reply.read({ data: { methods_list: 'none' } })).toThrow()
  })
})

/** An id at each key that a row's id can have. */
const IDS = Object.fromEntries(
  [
    'ID',
    'gameID',
    'tableID',
    'CategoryID',
    'providerID',
    'bankID',
    'bankAccountID',
    'couponID',
    'bonusID',
    'id'
  ].map(name => [name, '1'])
)

/** The smallest data that each call's reply accepts. */
const MIN_DATA = [{ uid: '1', sid: '1' }, { methods_list: [] }, {}]

function named(calls: readonly Call[]): [string, Call][] {
  return calls.map(call => [`${nameOf(call)} (${call.kind})`, call])
}

function minDataOf(call: Call): unknown {
  const id = call.reply.rows && ownId(call)
  if (call.reply.rows) return [id ? { [id]: '1' } : {}]
  return MIN_DATA.find(data => outcomeOf(() => call.reply.read({ data })) === '')
}

function read(call: Call, fields: object, onUnfit?: UnfitListener): unknown {
  const data = minDataOf(call)
  const sent = Array.isArray(data) ? [{ ...data[0], ...fields }] : { ...(data as object), ...fields }
  return call.reply.read({ data: sent }, onUnfit)
}

/** The parsed reply, or the path at which it does not fit. */
function outcome(call: Call, fields: object, onUnfit?: UnfitListener): unknown {
  try {
    return read(call, fields, onUnfit)
  } catch (error) {
    return `does not fit at ${(error as { path: string[] }).path.join('.')}`
  }
}

function outcomeOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}

function rowsOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items
}

function fieldsOf(call: Call): string[] {
  const answer = call.reply.read({ data: minDataOf(call) })
  const one = call.reply.rows ? rowsOf(answer)[0] : answer
  return Object.keys((one as object | undefined) ?? {})
}

function ownId(call: Call): string | undefined {
  return Object.keys(IDS).find(id => rowsOf(call.reply.read({ data: [{ ...IDS, [id]: null }] })).length === 0)
}

function isRowId(call: Call, field: string): boolean {
  return call.reply.rows !== undefined && ownId(call) === field
}

function isRequired(call: Call, field: string): boolean {
  return (
    isRowId(call, field) || ['uid', 'sid', 'methods_list'].some(name => name === field && !call.reply.rows)
  )
}
