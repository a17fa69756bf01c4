import { create } from 'superstruct'

import { oddsOf, oddsOfCoupon, outcomeOf, winOf } from '../../engines/coupon/odds.ts'
import { CouponOutcome, type BookEvent, type Pick } from '../../protocol/coupons.ts'
import type { RoundCheck } from '../../ui/fairness-sheet.ts'
import type { I18n } from '../../ui/i18n.ts'

/** Computes every line again from the digest and the weights stored with it. */
export function couponCheck(i18n: I18n): RoundCheck {
  const textOf = (drawn: readonly { event: BookEvent; pick: Pick }[]) =>
    drawn.map(({ event, pick }) => event.picks[pick][i18n.language]).join(' · ')
  return {
    compute(words, round) {
      const { lines, isOpen } = create(round.outcome, CouponOutcome)
      const drawn = lines.map(({ event }, index) => ({
        event,
        pick: outcomeOf(words[index] ?? 0, event.weights)
      }))
      const isWon = lines.every(({ pick }, index) => pick === drawn[index]?.pick)
      const odds = oddsOfCoupon(lines.map(({ event, pick }) => oddsOf(event.weights)[pick]))
      // An open coupon is drawn but not yet paid.
      return { text: textOf(drawn), returned: isWon && !isOpen ? winOf(round.stake, odds) : 0 }
    },
    describe(round) {
      const { lines } = create(round.outcome, CouponOutcome)
      return textOf(lines.map(({ event, drawn }) => ({ event, pick: drawn })))
    }
  }
}
