import type { ReadableAtom } from 'nanostores'

import { createPaymentAttempt } from '../../cashier/payment-attempt/payment-attempt.ts'
import { cashierEvents } from '../../cashier/events.ts'
import { claimBonus, listBonuses, type Bonus } from '../../contract/bonus.ts'
import { send } from '../../gateway/client.ts'
import { reloadOnLanguageChange } from '../../lib/in-each-language.ts'
import { createRemote, type Remote } from '../../lib/remote.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { FINANCE_TOAST_MS, showToast } from '../../toasts/store.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { $isPlayer } from '../../session/session.ts'
import { startOnce } from '../../page-life.ts'
import { bonusWords } from './words.ts'

export type { Bonus } from '../../contract/bonus.ts'

/** Final states of a bonus. */
const BONUS_ENDS = ['used', 'expired', 'cancelled'] as const
export type BonusEnd = (typeof BONUS_ENDS)[number]

/** Bonuses by state. */
export interface Bonuses {
  available: readonly Bonus[]
  active: readonly Bonus[]
  past: readonly (Bonus & { state: BonusEnd })[]
}

const remote = createRemote(async signal => sorted((await send(listBonuses, {}, { signal })).map(named)))
clearOnSignOut(remote.clear)

/** The player's bonuses (HIST-05). */
export const $bonuses: ReadableAtom<Remote<Bonuses>> = remote.$remote

export const loadBonuses = remote.load

/** A bonus without a name gets a general one, so that its card and its button have a text. */
function named(bonus: Bonus): Bonus {
  return { ...bonus, name: bonus.name.trim() || bonusWords.what() }
}

/** Groups the bonuses in the gateway's order. A bonus with an unknown state is omitted. */
function sorted(all: readonly Bonus[]): Bonuses {
  return {
    available: all.filter(({ state }) => state === 'available'),
    active: all.filter(({ state }) => state === 'active'),
    past: all.filter(isPast)
  }
}

function isPast(bonus: Bonus): bonus is Bonus & { state: BonusEnd } {
  return BONUS_ENDS.some(end => end === bonus.state)
}

/** A claim moves money: it is sent once, one at a time (CASH-09). Its input is the bonus's id. */
export const claim = createPaymentAttempt((bonusID: string, request_id) => ({
  call: claimBonus,
  data: { bonusID, request_id }
}))

const followLanguage = reloadOnLanguageChange(() => [remote])

/** Reloads the list after a claim, in another language, and when the tab becomes visible. Runs once per page. */
export const startBonuses = startOnce(onEnd => {
  followLanguage()
  const isUsed = () => $isPlayer.get() && remote.$remote.get().status !== 'idle'
  // A request that is running may be answered with what was before.
  const renew = () => isUsed() && void remote.reload()
  onEnd(cashierEvents.on('moneyMoved', renew))
  onEnd(pageEvents.on('resume', () => isUsed() && void remote.load()))
  onEnd(
    claim.$attempt.listen(({ status }, before) => {
      if (status === 'accepted' && before?.status !== 'accepted') showClaimed()
      // A refused bonus may not be available any more.
      if (status === 'refused') renew()
    })
  )
})

function showClaimed(): void {
  showToast({ tone: 'good', text: bonusWords.claimed, durationMs: FINANCE_TOAST_MS })
}

/** Completed share of the turnover, percent; 100 if none is required. */
export function turnoverPercent({ turnover_done, turnover_needed }: Partial<Bonus>): number {
  const needed = Number(turnover_needed ?? 0)
  const done = Number(turnover_done ?? 0)
  return needed > 0 ? Math.floor(Math.min(1, Math.max(0, done / needed)) * 100) : 100
}
