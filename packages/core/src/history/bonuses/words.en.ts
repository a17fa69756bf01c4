import { str } from '@lit/localize'

export const bonusesEnglish = {
  'bonuses.available': 'Available',
  'bonuses.active': 'Active',
  'bonuses.past': 'History',
  'bonuses.used': 'Used',
  'bonuses.expired': 'Expired',
  'bonuses.cancelled': 'Cancelled',
  'bonuses.claim': 'Claim',
  'bonuses.claim-of': str`Claim: ${0}`,
  'bonuses.confirm': 'Claim the bonus',
  'bonuses.cancel': 'Cancel',
  'bonuses.close': 'Close',
  'bonuses.claimed': 'The bonus is in your account',
  'bonuses.what': 'Bonus',
  'bonuses.turnover': 'Turnover',
  'bonuses.turnover-done': 'Turnover done',
  'bonuses.no-turnover': 'No turnover',
  'bonuses.maximum': 'At most',
  'bonuses.until': 'Until',
  'bonuses.ended': 'Ended',
  'bonuses.reason': 'Reason',
  'bonuses.nothing': 'You have no bonuses.',
  'bonuses.nothing-available': 'There is no bonus to claim now.',
  'bonuses.promotions': 'See the promotions'
}
