import { randomUUID } from 'node:crypto'

import { getTableColumns, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'

import { rowsOf } from '../db/database.ts'
import { tableNames } from '../db/migrate.ts'
import * as schema from '../db/schema/index.ts'
import { signIn, type Session, stepUp } from '../testing/client.ts'
import { record } from '../testing/figures.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { addPlayerWithData } from '../testing/player-with-data.ts'
import { registrationForm } from '../testing/registration.ts'
import { LONG, size } from '../testing/sizes.ts'
import { callTable } from '../handlers/call-table.ts'

const gateway = await gatewayForFile()
let stranger: Session
let strangerId: string
let bankAccountId: string

beforeAll(async () => {
  bankAccountId = (await addPlayerWithData(gateway.database)).bankAccountId
  stranger = await stepUp(gateway, await signIn(gateway, 'yeni'))
  const [row] = await rowsOf<{ id: string }>(
    gateway.database,
    sql`select id from players where username = 'yeni'`
  )
  strangerId = row?.id ?? ''
})

/** An id of another player, and one that does not exist, by field. */
function idsFor(name: string, field: string): readonly [owned: string, missing: string] {
  if (field === 'id') return name.startsWith('finance.') ? ['901', '902'] : ['1001', '1910']
  if (field === 'bonusID') return ['OWNED-BONUS', 'NOBODY-BONUS']
  if (field === 'searchID') return ['OWNED0000000TRAN', 'NOBODYS000000TRAN']
  return [bankAccountId, '999999']
}

/**
 * All rows of all tables, except those that every call may change: sessions, failed attempts, stored answers.
 *
 * @param except Key of a player whose rows are left out.
 */
async function allRows(except = ''): Promise<string> {
  const left = new Set(['sessions', 'failed_attempts', 'requests'])
  const tables = tableNames().filter(name => !left.has(name))
  const selects = tables.map(
    name => `select '${name}' as name, coalesce(json_agg(t order by t::text), '[]') as rows from "${name}" t
      where coalesce(to_json(t) ->> 'player_id', '') <> '${except}'`
  )
  const rows = await rowsOf(gateway.database, sql.raw(selects.join(' union all ')))
  expect(rows).toHaveLength(tables.length)
  return JSON.stringify(rows)
}

/** Valid values, so that a call can only fail because of the id. */
const VALID_VALUES: Record<string, unknown> = {
  type: 'casino',
  Type: 2,
  methodID: '902',
  bankID: '99991',
  amount: '10',
  account_holder: 'Deniz Aksu',
  iban: 'TR439999100000000000000001',
  limit: 10,
  offset: 0,
  OrderDir: 'ASC',
  OrderPar: 'date'
}

const ID_FIELDS = ['bankAccountID', 'account', 'id', 'bonusID', 'searchID']

const ID_CALLS = [...callTable.values()]
  .flat()
  .filter(({ call }) => call.access === 'player')
  .flatMap(({ name, call }) =>
    Object.keys((call.data.schema ?? {}) as object)
      .filter(field => ID_FIELDS.includes(field))
      .map(field => [name, field, call.data.schema as object] as const)
  )

const SPELLINGS: readonly ((id: string) => unknown)[] = [
  id => id,
  id => ` ${id} `,
  id => id.toLowerCase(),
  id => `0${id}`,
  id => `${id}.0`,
  id => Number(id),
  id => [id],
  id => `${id}' or '1'='1`
]

function dataFor(schemaOfCall: object, field: string, id: unknown): Record<string, unknown> {
  const keys = Object.keys(schemaOfCall)
  const filled = Object.fromEntries(
    keys.filter(key => key in VALID_VALUES).map(key => [key, VALID_VALUES[key]])
  )
  const mode = keys.includes('mode') && { mode: 'delete' }
  const key = keys.includes('request_id') && { request_id: randomUUID() }
  return { ...filled, ...mode, ...key, [field]: id }
}

/** Attempts per call and field. */
const ATTEMPTS = size(SPELLINGS.length, Math.ceil(10_000 / ID_CALLS.length))

describe('W6 data of one player', () => {
  test('has ids in at least five calls', () => {
    expect(new Set(ID_CALLS.map(([name]) => name)).size).toBeGreaterThanOrEqual(5)
  })

  test.each(ID_CALLS)(
    'is not found for another player in %s by %s',
    LONG,
    async (name, field, schemaOfCall) => {
      const before = await allRows(strangerId)
      const send = (id: unknown) =>
        gateway.call(name, dataFor(schemaOfCall, field, id), { session: stranger })
      const [owned, missing] = idsFor(name, field)
      for (let index = 0; index < ATTEMPTS; index += 1) {
        // First exactly, then in spellings that a loose comparison would take for the same id.
        const spell = SPELLINGS[index % SPELLINGS.length]!
        const unknown = await send(spell(missing))
        const foreign = await send(spell(owned))
        expect(foreign.text).toBe(unknown.text)
        expect(foreign.text).not.toContain('OWNED')
      }
      expect(await allRows(strangerId)).toBe(before)
      record({ id: 'W6', subject: `${name} ${field}`, text: `${ATTEMPTS} attempts: 0 reads, 0 writes` })
    }
  )

  test('is in no list of another player', async () => {
    for (const [name, data] of [
      ['finance.list_transactions', { limit: 250, offset: 0, OrderDir: 'ASC', OrderPar: 'date' }],
      ['finance.list_bank_accounts', { showPrepaid: 1 }],
      ['user.favorites', { mode: 'list', type: 'casino' }],
      ['bonus.list', {}],
      ['betframe.getCoupons', { limit: 250, offset: 0 }]
    ] as const) {
      const reply = await gateway.call(name, data, { session: stranger })
      expect(JSON.stringify(reply.data ?? []), name).toMatch(/^\[\]$|^null$/)
    }
  })
})

/** Every column of the database, in both spellings, with a value that would be noticed. */
const COLUMNS = Object.fromEntries(
  Object.values<unknown>(schema)
    .filter(value => is(value, PgTable))
    .flatMap(table => Object.entries(getTableColumns(table)))
    .flatMap(([key, column]) => [key, column.name])
    .concat(['userID', 'playerID', 'balance', 'status'])
    .map(name => [name, name === 'rid' ? '20' : 999_999])
)

describe('SEC-02 a visitor', () => {
  test('gets the same reply for valid and for invalid data of a call for players', async () => {
    for (const [name, candidates] of callTable) {
      if (candidates.some(({ call }) => call.access !== 'player') || name === 'user.logout') continue
      const valid = await gateway.call(name, VALID_VALUES)
      const invalid = await gateway.call(name, { limit: {}, type: [], amount: [], id: {}, mode: 7 })
      expect([name, invalid.text]).toEqual([name, valid.text])
    }
  })
})

/** The columns that are not fields of the call. */
function unexpectedFieldsOf(name: string): Record<string, unknown> {
  const wanted = (callTable.get(name) ?? []).flatMap(({ call }) => Object.keys(call.data.schema as object))
  return Object.fromEntries(Object.entries(COLUMNS).filter(([key]) => !wanted.includes(key)))
}

describe('unexpected fields of a call', () => {
  const CALLS = [
    ['user.two_auth_type', { mode: 'get' }],
    ['user.get_user_profile', {}],
    ['user.favorites', { mode: 'delete', type: 'casino', id: '1' }],
    ['finance.check_balance', {}],
    ['system.ping', {}]
  ] as const

  test.each(CALLS)('change nothing in %s', async (name, data) => {
    const before = await allRows()
    const reply = await gateway.call(name, { ...unexpectedFieldsOf(name), ...data }, { session: stranger })
    expect(reply.result).toBe(true)
    expect(await allRows()).toBe(before)
  })

  test('change nothing at registration', async () => {
    const form = registrationForm('fazla')
    const reply = await gateway.call('user.register', { ...unexpectedFieldsOf('user.register'), ...form })
    expect(reply.result).toBe(true)
    const session = await signIn(gateway, 'fazla', 'Kumsal7')
    const [row] = await rowsOf<Record<string, unknown>>(
      gateway.database,
      sql`select * from players where username = 'fazla'`
    )
    expect(row).toMatchObject({
      rid: '1',
      behaviour: 'plain',
      second_factor: 'none',
      authenticator_secret: null,
      phone_confirmed_at: null,
      promotion_code: ''
    })
    expect(JSON.stringify(row)).not.toContain('999999')
    expect((await gateway.call('finance.check_balance', {}, { session })).data).toEqual([{ balance: 0 }])
  })
})
