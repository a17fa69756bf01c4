import { randomUUID } from 'node:crypto'

import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { bonuses, coupons, transactions } from '../db/schema/index.ts'
import { bonusRow } from '../stress/bonus-row.ts'
import { databaseForFile, playerWithBalance } from '../testing/ledger.ts'
import { expireBonuses } from './bonus-expiry.ts'
import { balanceOf } from '../ledger/ledger.ts'

const database = await databaseForFile()
const NOW = Date.UTC(2030, 0, 1)

/** A player with an active bonus of 1,000 kuruş that expires now. */
async function playerWithBonus(balance: bigint, turnoverDone = 0n) {
  const playerId = await playerWithBalance(database, balance)
  const bonus = { ...bonusRow(randomUUID(), playerId), turnoverNeeded: 5_000n, turnoverDone }
  await database.insert(bonuses).values({ ...bonus, state: 'active', expiresAt: new Date(NOW) })
  const stateOf = async () =>
    (await database.select().from(bonuses).where(eq(bonuses.id, bonus.id)))[0]?.state
  return { playerId, stateOf }
}

test('HIST-05 a bonus that expires without its turnover is taken from the balance once', async () => {
  const { playerId, stateOf } = await playerWithBonus(1_500n)
  expect(await expireBonuses(database, NOW - 1)).toBe(0)
  const expired = await Promise.all([1, 2, 3].map(() => expireBonuses(database, NOW)))
  expect(expired.toSorted()).toEqual([0, 0, 1])
  expect(await stateOf()).toBe('expired')
  expect(await balanceOf(database, playerId)).toBe(500n)
  const own = eq(transactions.playerId, playerId)
  const [row] = await database.select().from(transactions).where(own).orderBy(desc(transactions.sequence))
  expect(row).toMatchObject({ category: 6, subCategory: 602, type: 2, amount: 1_000n, balanceAfter: 500n })
})

test('HIST-05 what is left is taken where the balance is less than the bonus', async () => {
  const [some, none] = [await playerWithBonus(400n), await playerWithBonus(0n)]
  expect(await expireBonuses(database, NOW)).toBe(2)
  for (const { playerId } of [some, none]) expect(await balanceOf(database, playerId)).toBe(0n)
})

test('HIST-05 a coupon of the seed, which is never settled, keeps no bonus', async () => {
  const { playerId, stateOf } = await playerWithBonus(1_500n)
  const coupon = { id: randomUUID(), state: 'open', date: new Date(0), odds: 200 } as const
  const amounts = { stake: 1_000n, possibleWin: 2_000n, win: 0n }
  await database.insert(coupons).values({ ...coupon, ...amounts, playerId, lines: [] })
  expect(await expireBonuses(database, NOW)).toBe(1)
  expect(await stateOf()).toBe('expired')
})

test('HIST-05 a bonus with a complete turnover stays with the player', async () => {
  const { playerId } = await playerWithBonus(1_500n, 5_000n)
  expect(await expireBonuses(database, NOW)).toBe(0)
  expect(await balanceOf(database, playerId)).toBe(1_500n)
})

test('HIST-05 a bonus expires even if the expiry of a hundred others fails each time', async () => {
  const broken = await playerWithBonus(1_500n)
  const copies = Array.from({ length: 100 }, () => bonusRow(randomUUID(), broken.playerId))
  const active = { turnoverNeeded: 1n, state: 'active', expiresAt: new Date(NOW - 1) } as const
  await database.insert(bonuses).values(copies.map(row => ({ ...row, ...active })))
  const constraint = sql.raw(`check (player_id <> '${broken.playerId}' or state <> 'expired')`)
  await database.execute(sql`alter table bonuses add constraint broken ${constraint}`)
  const { playerId } = await playerWithBonus(1_500n)

  await expect(expireBonuses(database, NOW)).rejects.toThrow('update "bonuses"')
  expect(await balanceOf(database, playerId)).toBe(500n)
  expect(await balanceOf(database, broken.playerId)).toBe(1_500n)

  await database.execute(sql`alter table bonuses drop constraint broken`)
  expect(await expireBonuses(database, NOW)).toBe(101)
  expect(await balanceOf(database, broken.playerId)).toBe(0n)
})
