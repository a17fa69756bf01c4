import { randomUUID } from 'node:crypto'

import type { Database } from '../db/connect.ts'
import { bankAccounts, bonuses, coupons, favouriteMethods, favourites, players } from '../db/schema/index.ts'
import { recordHistory, type PastMovement } from '../ledger/history.ts'
import { CREDIT, openWallet } from '../ledger/ledger.ts'
import { OWN_ACCOUNTS, type OwnAccountSeed } from './banks.ts'
import { METHODS } from './methods.ts'
import { FAVOURITES, FULL_PLAYER, IDENTITY, PLAYERS, type PlayerSeed } from './players.ts'
import { DAY } from './schedule.ts'
import type { Sealing } from '../session/sealing.ts'
import { BONUSES, descriptionOf } from './activity/bonuses.ts'
import type { CouponSeed } from './activity/coupons.ts'
import { makeActivity } from './activity/history.ts'
import { seededId } from './activity/ids.ts'

interface PlayerOptions {
  now: number
  passwordHash: string
  sealing: Sealing
}

/** Seeds the players with their wallets, and the activity of the demo player. */
export async function seedPlayers(database: Database, options: PlayerOptions): Promise<void> {
  const { now } = options
  for (const player of PLAYERS) {
    const [added] = await database
      .insert(players)
      .values(playerRow(player, options))
      .returning({ id: players.id })
    if (!added) throw new Error(`The player ${player.username} was not added`)
    await openWallet(database, added.id)
    if (player.username === FULL_PLAYER) await seedFullPlayer(database, added.id, now)
    else await recordHistory(database, added.id, firstDeposit(player, now))
  }
}

function playerRow(player: PlayerSeed, { now, passwordHash, sealing }: PlayerOptions) {
  const id = randomUUID()
  const { username, phone, age, deposit: _deposit, authenticatorSecret, ...rest } = player
  return {
    ...rest,
    id,
    username,
    uid: seededId(`player:${username}`),
    passwordHash,
    authenticatorSecret: authenticatorSecret && sealing.seal(authenticatorSecret, id),
    secondFactor: authenticatorSecret ? ('ga' as const) : ('none' as const),
    email: `${username}@rihtim.example`,
    phone: `+9050000000${phone}`,
    phoneConfirmedAt: new Date(0),
    birthdate: '1990-04-23',
    identity: IDENTITY,
    registeredAt: new Date(now - age)
  }
}

function firstDeposit({ username, deposit }: PlayerSeed, now: number): PastMovement[] {
  if (deposit === 0) return []
  const date = new Date(now - 12.4 * DAY)
  const id = seededId(`deposit:${username}`)
  return [{ type: CREDIT, category: 1, amount: BigInt(deposit), methodName: 'Havale/EFT', date, id }]
}

async function seedFullPlayer(database: Database, playerId: string, now: number): Promise<void> {
  const activity = makeActivity(now)
  await recordHistory(database, playerId, activity.movements)
  await database.insert(coupons).values(activity.coupons.map(coupon => ({ ...couponRow(coupon), playerId })))
  await database.insert(bonuses).values(BONUSES.map(bonus => ({ ...bonusRow(bonus, now), playerId })))
  await database
    .insert(bankAccounts)
    .values(OWN_ACCOUNTS.map((own, at) => ({ ...accountRow(own, at, now), playerId })))
  const marked = METHODS.filter(method => method.isFavourite).map(({ id }) => ({ playerId, methodId: id }))
  await database.insert(favouriteMethods).values(marked)
  await database.insert(favourites).values(
    FAVOURITES.map(({ type, id }, at) => ({
      playerId,
      type,
      itemId: String(id),
      addedAt: new Date(now - (at + 1) * DAY)
    }))
  )
}

function couponRow({ at, stake, possibleWin, win, lines, ...coupon }: CouponSeed) {
  return {
    ...coupon,
    date: new Date(at),
    stake: BigInt(stake),
    possibleWin: BigInt(possibleWin),
    win: BigInt(win),
    lines: [...lines]
  }
}

function accountRow({ bankId, branch, account, iban }: OwnAccountSeed, at: number, now: number) {
  return {
    id: at + 1,
    bankId,
    branchName: branch,
    accountNumber: account,
    accountHolder: 'Deniz Aksu',
    iban,
    // The player's history has withdrawals to them.
    withdrawnAt: new Date(now - DAY)
  }
}

function bonusRow(bonus: (typeof BONUSES)[number], now: number) {
  const { id, state, name, reason } = bonus
  return {
    id,
    state,
    name,
    reason,
    description: descriptionOf(bonus),
    amount: BigInt(bonus.amount),
    maxAmount: BigInt(bonus.maxAmount),
    turnoverNeeded: BigInt(bonus.turnoverNeeded),
    turnoverDone: BigInt(bonus.turnoverDone),
    expiresAt: new Date(now + bonus.expires * DAY)
  }
}
