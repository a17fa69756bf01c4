import { describe, expect, test } from 'vitest'

import { allCalls } from '../testing/contract-samples.ts'
import { nameOf, type Call } from './call.ts'

describe('replies', () => {
  const objects = allCalls.filter(call => !call.reply.isList && fieldsOf(call).length > 0)
  const lists = allCalls.filter(call => call.reply.isList)

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s goes without every field that is not required, missing, null or empty',
    (_name, call) => {
      const without = read(call, {})

      for (const field of fieldsOf(call)) {
        if (isRequired(call, field)) continue
        expect(read(call, { [field]: null })).toEqual(without)
        expect(read(call, { [field]: '' })).toEqual(without)
      }
    }
  )

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s passes over fields that it does not know',
    (_name, call) => {
      expect(read(call, { unheardOf: { deep: [1] } })).toEqual(read(call, {}))
    }
  )

  test.each(named([...objects, ...lists]))('GATE-03 %s reads digits like numbers', (_name, call) => {
    for (const field of fieldsOf(call))
      expect(outcome(call, { [field]: '1' })).toEqual(outcome(call, { [field]: 1 }))
  })

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s does not take another kind of value, and never says which',
    (_name, call) => {
      for (const field of fieldsOf(call).filter(field => field !== 'status' && !isRowId(call, field))) {
        const failed = outcome(call, { [field]: { inside: 'typed' } })

        expect(failed, field).toContain(field)
        expect(failed, field).not.toContain('typed')
      }
    }
  )

  test.each(named(lists.filter(call => ownId(call))))(
    'GATE-03 %s drops a row without its id alone, and one whose id is longer than any',
    (_name, call) => {
      const { [ownId(call)!]: _id, ...without } = IDS
      const endless = { ...IDS, [ownId(call)!]: '1'.repeat(201) }

      const rows = rowsOf(call.reply.read({ data: [IDS, without, endless, null, 7, IDS] }))

      expect(rows).toHaveLength(2)
    }
  )

  test.each(named(lists))('GATE-03 %s takes missing, null and empty data as no rows', (_name, call) => {
    for (const data of [undefined, null, '', [], {}]) expect(rowsOf(call.reply.read({ data }))).toEqual([])
    expect(() => call.reply.read({ data: 'rows' })).toThrow()
    expect(() => call.reply.read({ data: { rows: [] } })).toThrow()
  })

  test.each(
    named(allCalls.filter(call => 'limit' in ((call.reply.read({ data: least(call) }) as object) ?? {})))
  )('GATE-08 %s takes limit 10, total 0, offset 0 where there is no pagination', (_name, call) => {
    const page = { limit: 10, total: 0, offset: 0 }

    for (const pagination of [undefined, null, '', {}, [], { limit: null, total: '', extra: 1 }])
      expect(call.reply.read({ data: [], pagination })).toEqual({ items: [], ...page })
    const given = { limit: '48', total: '1200', offset: 96, pages: 25 }
    expect(call.reply.read({ data: [], pagination: given })).toMatchObject({
      limit: 48,
      total: 1200,
      offset: 96
    })
  })
})

describe('methods of payment', () => {
  const call = allCalls.find(({ method }) => method === 'list_cash_methods_new')!

  test('GATE-03 drops a method without its id alone, also inside a group', () => {
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

  test('GATE-03 needs the list itself', () => {
    expect(() => call.reply.read({ data: {} })).toThrow()
    expect(() => call.reply.read({ data: { methods_list: 'none' } })).toThrow()
  })
})

/** An id under every name that a row's own id has. */
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

/** The least that each call's answer is read from. */
const LEAST = [{ uid: '1', sid: '1' }, { methods_list: [] }, {}]

function named(calls: readonly Call[]): [string, Call][] {
  return calls.map(call => [`${nameOf(call)} (${call.kind})`, call])
}

function least(call: Call): unknown {
  const id = call.reply.isList && ownId(call)
  if (call.reply.isList) return [id ? { [id]: '1' } : {}]
  return LEAST.find(data => outcomeOf(() => call.reply.read({ data })) === '')
}

function read(call: Call, fields: object): unknown {
  const data = least(call)
  return call.reply.read({
    data: Array.isArray(data) ? [{ ...data[0], ...fields }] : { ...(data as object), ...fields }
  })
}

/** What is read, or where it does not fit. */
function outcome(call: Call, fields: object): unknown {
  try {
    return read(call, fields)
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
  const answer = call.reply.read({ data: least(call) })
  const one = call.reply.isList ? rowsOf(answer)[0] : answer
  return Object.keys((one as object | undefined) ?? {})
}

function ownId(call: Call): string | undefined {
  return Object.keys(IDS).find(id => rowsOf(call.reply.read({ data: [{ ...IDS, [id]: null }] })).length === 0)
}

function isRowId(call: Call, field: string): boolean {
  return call.reply.isList && ownId(call) === field
}

function isRequired(call: Call, field: string): boolean {
  return (
    isRowId(call, field) || ['uid', 'sid', 'methods_list'].some(name => name === field && !call.reply.isList)
  )
}
