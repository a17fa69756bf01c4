import type { Database } from '../db/database.ts'
import {
  bankAccounts,
  banks,
  bonuses,
  coupons,
  favouriteMethods,
  favourites,
  methods
} from '../db/schema/index.ts'
import { addPlayer } from './test-content.ts'

const BANK = '99991'
/** Two withdrawal methods; the first is a favourite of the player. */
const METHODS = ['901', '902'] as const
const NAME = { tr: 'x', en: 'x' }

/**
 * Adds a player with one row of each kind that has an id.
 *
 * @returns Their ids.
 */
export async function addPlayerWithData(
  database: Database
): Promise<{ playerId: string; bankAccountId: string }> {
  const playerId = await addPlayer(database, {
    username: 'varlikli',
    past: [{ type: 1, category: 1, amount: 5_000n, date: new Date(0), id: 'OWNED0000000TRAN' }]
  })
  const bankAccountId = await addBankAccount(database, playerId)
  await addBonus(database, playerId)
  await addCoupon(database, playerId)
  await addFavourites(database, playerId)
  return { playerId, bankAccountId }
}

async function addBankAccount(database: Database, playerId: string): Promise<string> {
  const house = { houseHolder: 'x', houseBranch: 'x', houseAccount: 'x', houseIban: 'x' }
  await database.insert(banks).values({ id: BANK, name: 'Çınaraltı Bank', logo: '', ...house })
  const [account] = await database
    .insert(bankAccounts)
    .values({
      id: 1000,
      playerId,
      bankId: BANK,
      accountHolder: 'OWNED HOLDER',
      iban: 'TR439999100000000000000001'
    })
    .returning({ id: bankAccounts.id })
  return String(account?.id)
}

async function addBonus(database: Database, playerId: string): Promise<void> {
  await database.insert(bonuses).values({
    id: 'OWNED-BONUS',
    playerId,
    name: NAME,
    description: NAME,
    reason: NAME,
    amount: 10_000n,
    maxAmount: 10_000n,
    turnoverNeeded: 0n,
    turnoverDone: 0n,
    expiresAt: new Date(Date.UTC(2030, 0, 1)),
    state: 'available'
  })
}

async function addCoupon(database: Database, playerId: string): Promise<void> {
  await database.insert(coupons).values({
    id: 'OWNED-COUPON',
    playerId,
    date: new Date(0),
    state: 'open',
    stake: 1_000n,
    odds: 200,
    possibleWin: 2_000n,
    win: 0n,
    lines: []
  })
}

async function addFavourites(database: Database, playerId: string): Promise<void> {
  await database.insert(favourites).values({ playerId, type: 'casino', itemId: '1001' })
  await database.insert(methods).values(
    METHODS.map((id, position) => ({
      id,
      direction: 2 as const,
      name: NAME,
      image: '',
      transferType: 1,
      subCategory: 201,
      min: 100n,
      max: 100_000n,
      fee: 0,
      duration: NAME,
      fields: ['amount', 'account'],
      bankCode: '',
      amounts: [],
      isHighlighted: false,
      isClosed: false,
      position
    }))
  )
  await database.insert(favouriteMethods).values({ playerId, methodId: METHODS[0] })
}
