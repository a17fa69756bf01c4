import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { applyDueDecisions } from '../cashier/decisions.ts'
import { settleCoupons } from '../games/coupon/settle.ts'
import { expireBonuses } from '../games/bonus-expiry.ts'
import { openTestGames } from '../testing/games.ts'
import { rowsOf } from './database.ts'

test('what runs every second or at the start finds open rows of growing tables by an index', async () => {
  const { app, database, clock, close } = await openTestGames()
  // Otherwise PostgreSQL reads tables that are empty as a whole.
  await database.execute(sql`set enable_seqscan = off`)

  for (const job of [applyDueDecisions, settleCoupons, expireBonuses]) await job(database, clock.now)
  await app.ready()

  await database.execute(sql`select pg_stat_force_next_flush()`)
  const used = sql`select indexrelname as name from pg_stat_user_indexes where idx_scan > 0`
  const names = ['bonuses_due', 'coupons_due', 'decisions_due', 'game_rounds_open']
  expect(await rowsOf(database, used)).toEqual(expect.arrayContaining(names.map(name => ({ name }))))
  await close()
})
