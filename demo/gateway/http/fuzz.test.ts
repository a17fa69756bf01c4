import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { encrypt, signIn, stepUp } from '../testing/client.ts'
import { record } from '../testing/figures.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { IS_FULL, LONG, size } from '../testing/sizes.ts'
import { callTable } from '../handlers/call-table.ts'

const REQUESTS = size(2_000, 100_000)

/** Traces and errors of the database or of Node. */
const LEAKS = / at \w|node_modules|Failed query|syntax error/

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
  const keys = [...Object.keys(schema ?? {}), 'Lang', 'userID', 'balance', 'rid', 'status', 'limit', 'offset']
  const data: Record<string, unknown> = { limit: 10, offset: 0, OrderDir: 'ASC', OrderPar: 'date' }
  for (const key of keys) if (random() < 0.6) data[key] = pick(HOSTILE)
  return data
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** Bytes of the heap, without what can be collected. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

/** A call with hostile data, or with a hostile session. */
function randomRequest(user: unknown) {
  const { name, call } = pick(FUZZED)
  const sender = { user: name === 'user.initAuth' || random() < 0.1 ? pick(HOSTILE) : user }
  return { name, data: hostileData(call.data.schema), sender }
}

const FUZZED = [...callTable.values()]
  .flat()
  .filter(({ name }) => name !== 'user.logout' && name !== 'user.login')

test('BOX-03, W5 random invalid requests cause no error and change no book', LONG, async () => {
  // Confirmed for ten minutes of the test's clock, which stands still: calls that need it run to their end.
  const session = await stepUp(gateway, await signIn(gateway, 'demo'))
  const user = {
    uid: encrypt(gateway.publicPem, session.uid),
    sid: encrypt(gateway.publicPem, session.sid),
    uip: '{ip}'
  }
  const times: number[] = []
  let heap = 0
  for (let index = 0; index < REQUESTS; index += 1) {
    // Tables and caches have their size by then.
    if (index === REQUESTS / 10) heap = usedHeap()
    const { name, data, sender } = randomRequest(user)
    const startedAt = performance.now()
    const reply = await gateway.call(name, data, sender)
    times.push(performance.now() - startedAt)
    const request = `${name} ${JSON.stringify(data)}`
    if (![200, 400].includes(reply.status)) expect.fail(`${reply.status} for ${request}`)
    if (reply.code === 428) expect.fail(`not confirmed: ${request}`)
    if (typeof reply.result !== 'boolean') expect.fail(`no result for ${request}`)
    if (LEAKS.test(reply.text)) expect.fail(`${reply.text} for ${request}`)
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect((await gateway.call('finance.check_balance', {}, { user })).data).toEqual([{ balance: '18,452.75' }])
  await expectBalanced(gateway.database)
  const growth = (usedHeap() - heap) / 2 ** 20
  const p99 = percentile99(times)
  record({ id: 'W5', subject: 'requests', text: `${REQUESTS}: 0 crashes, 0 of 5xx, 0 traces, books at 0` })
  record({ id: 'W5', subject: 'p99', text: `${p99.toFixed(1)} ms`, limit: '50 ms' })
  record({ id: 'W5', subject: 'heap growth', text: `${growth.toFixed(1)} MB`, limit: '32 MB' })
  if (!IS_FULL) return
  expect(p99).toBeLessThan(50)
  expect(growth).toBeLessThan(32)
})
