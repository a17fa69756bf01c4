import type { bonus, HandlersOf } from '@bnw/core/contract'
import { and, eq, gt, sql } from 'drizzle-orm'

import { playerOf, type Context, type Database, type Language } from '../context.ts'
import { createPrepared } from '../db/prepared.ts'
import { BONUS_STATES, bonuses } from '../db/schema/index.ts'
import { fingerprintOf, runIdempotent } from '../ledger/idempotency.ts'
import { credit } from '../ledger/ledger.ts'
import { liraText } from '../ledger/lira.ts'
import { Refusal } from '../refusal.ts'
import { momentText } from '../dates.ts'

type Bonus = typeof bonuses.$inferSelect

const bonusesOf = createPrepared(database =>
  database
    .select()
    .from(bonuses)
    .where(eq(bonuses.playerId, sql.placeholder('playerId')))
    .prepare('bonuses_of_player')
)

export const bonusHandlers = {
  listBonuses: async (_input, context) => {
    const { database, lang, now } = context
    const rows = await bonusesOf(database).execute({ playerId: playerOf(context).id })
    return inOrder(rows, now()).map(row => toWire(row, lang))
  },

  claimBonus: async (input, context) => {
    const playerId = playerOf(context).id
    const { database, now, request } = context
    const { bonusID: id, request_id: requestId } = input
    const fingerprint = fingerprintOf('bonus.claim', input)
    const keyed = { playerId, requestId, fingerprint, arrivedAt: request.arrivedAt, now }
    const claim = { playerId, requestId, id, now: now() }
    await runIdempotent(database, keyed, transaction => claimIn(transaction, claim))
  }
} satisfies HandlersOf<typeof bonus, Context>

/** Names of the player's bonuses in a language, by their Turkish names, which the history stores. */
export async function bonusNames(
  database: Database,
  playerId: string,
  lang: Language
): Promise<ReadonlyMap<string, string>> {
  if (lang === 'tr') return new Map()
  const rows = await database
    .select({ name: bonuses.name })
    .from(bonuses)
    .where(eq(bonuses.playerId, playerId))
  return new Map(rows.map(({ name }) => [name.tr, name[lang]]))
}

interface Claim {
  id: string
  playerId: string
  requestId: string
  now: number
}

/**
 * Activates the bonus and credits it in one transaction. The update checks the state, so that only one of several
 * concurrent claims succeeds.
 *
 * @throws {Refusal} Why it cannot be claimed.
 */
export async function claimIn(transaction: Database, claim: Claim): Promise<void> {
  const { id, playerId, requestId, now } = claim
  const own = and(eq(bonuses.id, id), eq(bonuses.playerId, playerId))
  const [claimed] = await transaction
    .update(bonuses)
    .set({ state: 'active' })
    .where(and(own, eq(bonuses.state, 'available'), gt(bonuses.expiresAt, new Date(now))))
    .returning({ amount: bonuses.amount, name: bonuses.name })
  if (!claimed) {
    const [row] = await transaction.select().from(bonuses).where(own)
    throw refusalFor(row && stateAt(row, now))
  }
  const { amount, name } = claimed
  await credit(transaction, {
    playerId,
    amount,
    category: 6,
    requestId,
    note: name.tr,
    date: new Date(now)
  })
}

/** A bonus of another player is refused like one that does not exist. */
function refusalFor(state: Bonus['state'] | undefined): Refusal {
  if (state === undefined) return new Refusal({ tr: 'Bonus bulunamadı', en: 'The bonus was not found' }, 404)
  if (state === 'cancelled')
    return new Refusal({ tr: 'Bu bonus iptal edildi', en: 'This bonus was cancelled' })
  if (state === 'expired') return new Refusal({ tr: 'Bu bonusun süresi doldu', en: 'This bonus has expired' })
  return new Refusal({ tr: 'Bu bonusu daha önce talep ettiniz', en: 'You have claimed this bonus already' })
}

/** The state after expiry: an active bonus with a complete turnover is used. */
function stateAt({ state, expiresAt, turnoverNeeded, turnoverDone }: Bonus, now: number): Bonus['state'] {
  if (expiresAt.getTime() > now) return state
  if (state === 'active') return turnoverDone >= turnoverNeeded ? 'used' : 'expired'
  return state === 'available' ? 'expired' : state
}

/** Available ones first, then active, then the others; within each by the distance of the expiry from now. */
function inOrder(rows: readonly Bonus[], now: number): Bonus[] {
  const distance = ({ expiresAt }: Bonus) => Math.abs(expiresAt.getTime() - now)
  const rank = ({ state }: Bonus) => Math.min(BONUS_STATES.indexOf(state), 2)
  return rows
    .map(row => ({ ...row, state: stateAt(row, now) }))
    .sort((one, other) => rank(one) - rank(other) || distance(one) - distance(other))
}

function toWire(row: Bonus, lang: Language) {
  return {
    bonusID: row.id,
    name: row.name[lang],
    description: row.description[lang],
    amount: liraText(row.amount),
    max_amount: liraText(row.maxAmount),
    currency: 'TRY',
    turnover_needed: liraText(row.turnoverNeeded),
    turnover_done: liraText(row.turnoverDone),
    expires: momentText(row.expiresAt),
    reason: row.reason[lang],
    state: row.state
  }
}
