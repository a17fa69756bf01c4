import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { signIn, testGateway, type Session, type TestGateway } from '../testing/client.ts'
import { addPlayer } from '../testing/test-content.ts'

const ROWS = 10_030
const PAGE = { limit: 20, OrderDir: 'DESC', OrderPar: 'date' }

let gateway: TestGateway
let session: Session

beforeAll(async () => {
  gateway = await testGateway()
  await addPlayer(gateway.database, { username: 'uzun' })
  // Rows of the list alone; the wallet is not looked at.
  await gateway.database.execute(
    sql`insert into transactions (id, player_id, category, sub_category, type, status, amount, date)
      select 'LONG' || row, id, 3, 302, 2, 1002, 100, now() + make_interval(secs => row)
      from players, generate_series(1, ${ROWS}::integer) row where username = 'uzun'`
  )
  session = await signIn(gateway, 'uzun')
})
afterAll(() => gateway.close())

async function pageAt(offset: number, filters: object = {}) {
  const data = { ...PAGE, offset, ...filters }
  const { data: rows, pagination } = await gateway.call('finance.list_transactions', data, { session })
  return { rows: (rows as unknown[]).length, total: pagination?.total }
}

test('HIST-01 the total of a long history is 10,000, and exact on its last page', async () => {
  expect(await pageAt(0)).toEqual({ rows: 20, total: 10_000 })
  expect(await pageAt(10_020)).toEqual({ rows: 10, total: ROWS })
})

test('HIST-01 the total of a long history is more than a page that is not its last', async () => {
  expect(await pageAt(10_000)).toEqual({ rows: 20, total: 10_021 })
})

test('HIST-01 the total of a short history is exact, on a page after its end too', async () => {
  const some = { searchID: 'LONG7' }
  expect(await pageAt(0, { limit: 1, searchID: 'nothing' })).toEqual({ rows: 0, total: 0 })
  expect(await pageAt(0, some)).toEqual({ rows: 1, total: 1 })
  expect(await pageAt(20, some)).toEqual({ rows: 0, total: 1 })
})
