import type { Struct } from 'superstruct'
import { beforeAll, expect, test } from 'vitest'

import { failedAttempts } from '../db/schema/index.ts'
import { encrypt, signIn, stepUp } from '../testing/client.ts'
import { record } from '../testing/figures.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { addPlayerWithData } from '../testing/player-with-data.ts'
import { LONG, size } from '../testing/sizes.ts'
import { callTable } from '../handlers/call-table.ts'

const gateway = await gatewayForFile()
let user: unknown

beforeAll(async () => {
  await addPlayerWithData(gateway.database)
  user = await signedIn()
})

async function signedIn(): Promise<unknown> {
  const { uid, sid } = await stepUp(gateway, await signIn(gateway, 'demo'))
  return { uid: encrypt(gateway.publicPem, uid), sid: encrypt(gateway.publicPem, sid), uip: '{ip}' }
}

/** What ends a value, what is smuggled in, and what hides the rest of the statement. */
const ENDS = [
  '',
  "'",
  '"',
  "')",
  '")',
  "'))",
  '`',
  ')',
  "\\'",
  '%',
  "%'",
  "'||'",
  '\u02bc',
  '$$',
  '1',
  '-1',
  '0x27',
  '\n',
  '; ',
  '%27'
]
const STATEMENTS = [
  " or '1'='1",
  ' or 1=1',
  ' and 1=0',
  ' union select null',
  ' union all select username, password_hash from players',
  '; drop table players',
  '; update wallets set balance = 1e9',
  '; select pg_sleep(5)',
  ' or pg_sleep(5) is null',
  ' and extractvalue(1, version())',
  ' and 1=cast((select password_hash from players limit 1) as int)',
  ' order by 99',
  ' limit 1 offset 0; --',
  ' returning *',
  ' collate "C"',
  '::int',
  ' desc, (select 1/0)',
  '(select 1/0)',
  ' asc nulls first',
  ' in (select id from players)',
  " like '%'",
  " similar to '%'",
  " ~ '.*'",
  ' is not null',
  '||(select current_user)'
]
const REMAINDERS = ['', '--', ' -- ', '/*', '#', ';%00', "'", ')', "') --", '\u0000']
const PAYLOADS = ENDS.flatMap(end =>
  STATEMENTS.flatMap(statement => REMAINDERS.map(remainder => end + statement + remainder))
)

/** Messages of the database, and what a statement of the payloads would bring to light. */
const LEAKS =
  /syntax error|Failed query|relation "|column "|invalid input|division by zero|PostgreSQL|OWNED|scrypt|\$2[aby]\$/

/** Values of which each field takes one, so that only the payload can be refused. */
const VALUES: readonly unknown[] = [
  10,
  'date',
  'casino',
  'list',
  'ASC',
  'desktop',
  '2026-01-01',
  true,
  'get',
  'real',
  'x1',
  2,
  '10.00',
  'open',
  '00000000-0000-4000-8000-000000000001',
  'insert',
  'all',
  'SSSinformation',
  1,
  'none',
  'set'
]

/** A valid value for every field. */
function validData(schema: Record<string, Struct>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).map(([field, shape]) => [field, VALUES.find(value => shape.is(value))])
  )
}

/** Every field of every call but those that end or renew the session. */
const FIELDS = [...callTable.values()]
  .flat()
  .filter(({ name }) => !['user.logout', 'user.initAuth'].includes(name))
  .flatMap(({ name, call }) => {
    const schema = (call.data.schema ?? {}) as Record<string, Struct>
    return Object.keys(schema).map(field => ({ name, field, valid: validData(schema) }))
  })

/** Rows of a list in a reply. */
function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length
  if (data === null || typeof data !== 'object') return 0
  return Math.max(0, ...Object.values(data).map(value => (Array.isArray(value) ? value.length : 0)))
}

test('W9 no text in any field reaches a statement', LONG, async () => {
  expect(PAYLOADS).toHaveLength(5_000)
  const step = size(2_500, 1)
  let sent = 0
  for (const [index, { name, field, valid }] of FIELDS.entries()) {
    const plain = await gateway.call(name, valid, { user })
    for (let next = index % step; next < PAYLOADS.length; next += step) {
      const payload = PAYLOADS[next]
      // Otherwise the limit of attempts would keep the text from the statements of logins.
      await gateway.database.delete(failedAttempts)
      const reply = await gateway.call(name, { ...valid, [field]: payload }, { user })
      const request = `${name} with ${field} = ${payload}`
      sent += 1
      if (![200, 400].includes(reply.status)) expect.fail(`${reply.status} for ${request}`)
      if (LEAKS.test(reply.text.replaceAll(JSON.stringify(payload).slice(1, -1), '')))
        expect.fail(`${reply.text} for ${request}`)
      if (rowsIn(reply.data) > rowsIn(plain.data)) expect.fail(`more rows for ${request}`)
    }
  }
  await expectBalanced(gateway.database)
  record({
    id: 'W9',
    subject: 'own payloads',
    text: `${sent} in ${FIELDS.length} fields: 0 errors, 0 further rows`
  })
})
test('W9 every field is tried with valid values in the others', () => {
  expect(FIELDS.filter(({ valid }) => Object.values(valid).includes(undefined))).toEqual([])
})
