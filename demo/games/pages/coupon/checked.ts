import { create } from 'superstruct'

import { CouponOutcome } from '../../protocol/coupons.ts'
import { oddsOf, oddsOfCoupon, outcomeOf, winOf } from '../../engines/coupon/odds.ts'
import type { Round } from '../../protocol/rounds.ts'
import type { Checked } from '../../ui/fairness-sheet.ts'
import { languageNow } from './words.ts'

/** What every line of a coupon has to be, computed again from the digest and the chances that stand with it. */
export const checkedCoupons: Checked = {
  settle(words, round) {
    const { lines, isOpen } = create(round.outcome, CouponOutcome)
    const drawn = lines.map(({ event }, nth) => outcomeOf(words[nth] ?? 0, event.weights))
    const isWon = lines.every(({ pick }, nth) => pick === drawn[nth])
    const odds = oddsOfCoupon(lines.map(({ event, pick }) => oddsOf(event.weights)[pick]))
    return {
      said: lines.map(({ event }, nth) => event.picks[drawn[nth] ?? 0][languageNow()]).join(' · '),
      // What is open is drawn, and not paid yet.
      returned: isWon && !isOpen ? winOf(round.stake, odds) : 0
    }
  },
  say: (round: Round) =>
    create(round.outcome, CouponOutcome)
      .lines.map(({ event, drawn }) => event.picks[drawn][languageNow()])
      .join(' · ')
}
