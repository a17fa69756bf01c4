import type { ReadableAtom } from 'nanostores'

import { createPaymentAttempt } from '../../cashier/payment-attempt/payment-attempt.ts'
import { cashierEvents } from '../../cashier/events.ts'
import { claimBonus, listBonuses, type Bonus } from '../../contract/bonus.ts'
import { send } from '../../gateway/client.ts'
import { $language } from '../../lib/language.ts'
import { createRemote, type Remote } from '../../lib/remote.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { FINANCE_TOAST_MS, showToast } from '../../toasts/store.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { $isPlayer } from '../../session/session.ts'
import { once, shared } from '../../shared.ts'
import { bonusWords } from './words.ts'

export type { Bonus } from '../../contract/bonus.ts'

/** How a bonus of the past has ended. */
export const BONUS_ENDS = ['used', 'expired', 'cancelled'] as const
export type BonusEnd = (typeof BONUS_ENDS)[number]

/** Bonuses by what can be done with them. */
export interface Bonuses {
  available: readonly Bonus[]
  active: readonly Bonus[]
  past: readonly (Bonus & { state: BonusEnd })[]
}

const remote = shared('bonuses', () => {
  const made = createRemote(async signal => sorted(await send(listBonuses, {}, { signal })))
  clearOnSignOut(made.clear)
  return made
})

/** The player's bonuses (HIST-05). */
export const $bonuses: ReadableAtom<Remote<Bonuses>> = remote.$remote

export const loadBonuses = remote.load

/** In the gateway's order; one in a state that is not known is left out. */
function sorted(all: readonly Bonus[]): Bonuses {
  return {
    available: all.filter(({ state }) => state === 'available'),
    active: all.filter(({ state }) => state === 'active'),
    past: all.filter(isPast)
  }
}

function isPast(bonus: Bonus): bonus is Bonus & { state: BonusEnd } {
  return BONUS_ENDS.includes(bonus.state as BonusEnd)
}

/** A claim moves money: one at a time, and none twice (CASH-09). It takes the bonus's id. */
export const claim = createPaymentAttempt('bonuses.claim', (bonusID: string, request_id) => ({
  call: claimBonus,
  data: { bonusID, request_id }
}))

/** Keeps the list right: after a claim, in another language, when the tab comes back. Once a page. */
export function startBonuses(): void {
  once('bonuses', onEnd => {
    const renew = () => $isPlayer.get() && remote.$remote.get().value && void remote.load()
    onEnd(cashierEvents.on('moneyMoved', renew))
    onEnd(pageEvents.on('resume', renew))
    onEnd($language.listen(renew))
    onEnd(
      claim.$attempt.listen(({ status }, before) => {
        if (status === 'accepted' && before?.status !== 'accepted') tellClaimed()
        // What the gateway has refused may have gone meanwhile.
        if (status === 'refused') renew()
      })
    )
  })
}

function tellClaimed(): void {
  showToast({ tone: 'good', text: bonusWords.claimed, durationMs: FINANCE_TOAST_MS })
}

/** How much of the turnover is done, percent: 100 where none is asked for. */
export function turnoverPercent({ turnover_done, turnover_needed }: Partial<Bonus>): number {
  const needed = Number(turnover_needed ?? 0)
  const done = Number(turnover_done ?? 0)
  return needed > 0 ? Math.floor(Math.min(1, Math.max(0, done / needed)) * 100) : 100
}
