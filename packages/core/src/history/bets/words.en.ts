import { str } from '@lit/localize'

export const couponsEnglish = {
  'coupons.states': 'Coupons',
  'coupons.open': 'Open',
  'coupons.closed': 'Closed',
  'coupons.multiple': str`${0} events`,
  'coupons.coupon': 'Coupon',
  'coupons.number': 'Coupon no.',
  'coupons.stake': 'Stake',
  'coupons.odds': 'Odds',
  'coupons.possible-return': 'Possible return',
  'coupons.return': 'Return',
  'coupons.bets': 'Bets',
  'coupons.outcome-open': 'Open',
  'coupons.outcome-won': 'Won',
  'coupons.outcome-lost': 'Lost',
  'coupons.outcome-void': 'Void',
  'coupons.outcome-cashed': 'Cashed out',
  'coupons.result-open': 'Pending',
  'coupons.result-won': 'Won',
  'coupons.result-lost': 'Lost',
  'coupons.result-void': 'Void',
  'coupons.progress': str`${1} of ${0} events are settled`
}
