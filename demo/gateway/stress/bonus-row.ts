import type { bonuses } from '../db/schema/index.ts'

/** An available bonus of a player. */
export function bonusRow(id: string, playerId: string): typeof bonuses.$inferInsert {
  const text = { tr: 'x', en: 'x' }
  return {
    id,
    playerId,
    name: text,
    description: text,
    reason: text,
    amount: 1_000n,
    maxAmount: 1_000n,
    turnoverNeeded: 0n,
    turnoverDone: 0n,
    expiresAt: new Date(Date.UTC(2030, 0, 1)),
    state: 'available'
  }
}
