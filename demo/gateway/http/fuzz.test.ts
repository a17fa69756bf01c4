import { expect, test } from 'vitest'

import { encrypt, signIn } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { callTable } from '../handlers/call-table.ts'

const REQUESTS = 3_000

const gateway = await gatewayForFile()

/** The same numbers on every run, so that a failure can be reproduced. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const random = randomFrom(20_260_115)

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

/** Values that often cause errors, and some valid ones. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  10,
  1.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1',
  '10',
  '1e3',
  '１',
  'NaN',
  'list',
  'insert',
  'delete',
  'casino',
  'livecasino',
  'ASC',
  'DESC',
  'date',
  'amount',
  'id',
  'desktop',
  'all',
  'real',
  "' or '1'='1",
  '"; drop table players; --',
  '%',
  '_',
  '\\',
  '\\0',
  '\u0000',
  '\ud800',
  '😀'.repeat(50),
  'x'.repeat(300),
  '../../etc/passwd',
  '<script>',
  '${1}',
  '{{1}}',
  '2026-01-01',
  '2026-02-30',
  '9999-99-99',
  '12.34',
  '1,234.50',
  '00000000-0000-4000-8000-000000000001',
  [],
  [1],
  [[]],
  {},
  { $ne: 1 },
  { length: 1e9 },
  { toString: 'x' },
  JSON.parse('{"then":1}')
]

function hostileData(schema: unknown): Record<string, unknown> {
  const keys = [
    ...Object.keys((schema ?? {}) as object),
    'Lang',
    'userID',
    'balance',
    'rid',
    'status',
    'limit',
    'offset'
  ]
  const data: Record<string, unknown> = { limit: 10, offset: 0, OrderDir: 'ASC', OrderPar: 'date' }
  for (const key of keys) if (random() < 0.6) data[key] = pick(HOSTILE)
  return data
}

test('BOX-03 random invalid requests cause no error', async () => {
  const session = await signIn(gateway, 'demo')
  const user = {
    uid: encrypt(gateway.publicPem, session.uid),
    sid: encrypt(gateway.publicPem, session.sid),
    uip: '{ip}'
  }
  const all = [...callTable.values()]
    .flat()
    .filter(({ name }) => name !== 'user.logout' && name !== 'user.login')
  for (let index = 0; index < REQUESTS; index += 1) {
    const { name, call: described } = pick(all)
    const data = hostileData(described.data.schema)
    const reply = await gateway.call(name, data, {
      user: name === 'user.initAuth' || random() < 0.1 ? pick(HOSTILE) : user
    })
    const request = `${name} ${JSON.stringify(data)}`
    expect([200, 400], request).toContain(reply.status)
    expect(typeof reply.result, request).toBe('boolean')
    expect(reply.text, request).not.toMatch(/ at \w|node_modules|Failed query|syntax error/)
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect((await gateway.call('finance.check_balance', {}, { user })).data).toEqual([{ balance: '18,452.75' }])
})
