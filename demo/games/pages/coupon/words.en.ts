import type { CouponWords } from './words.ts'

export const en: CouponWords = {
  coupon: 'Coupon',
  place: 'Place bet',
  placing: 'Sending',
  toSlip: 'Go to the coupon',
  odds: 'Odds',
  possibleWin: 'Possible win',
  empty: 'Press any odds and your pick comes here. A coupon has at most 4 lines.',
  full: 'A coupon has at most 4 lines.',
  choose: 'Pick odds for a coupon.',
  remove: selection => `Remove: ${selection}`,
  bulletin: number => `Fixtures ${number}`,
  mine: 'My coupons',
  states: { open: 'Open', won: 'Won', lost: 'Lost' },
  lineStates: { open: 'Running', won: 'Won', lost: 'Lost' },
  seconds: seconds => `${seconds} s`,
  placed: 'The coupon is taken, results are on their way.',
  won: amount => `The bet won: you won ${amount}.`,
  lost: 'The coupon did not win.',
  moved: 'The odds have moved. Look at your coupon again.',
  atTheGate: 'The horses are at the gate. The race starts with your coupon.',
  kickOff: 'The matches start with your coupon.',
  minute: minute => `${minute}’`,
  finalWhistle: 'Full time',
  lines: count => (count === 1 ? '1 line' : `${count} lines`),
  rules: {
    lines: [
      'Every event has three outcomes. Odds are 0.95 divided by the probability, rounded down to two decimals.',
      'A coupon has 1–4 lines, at most one of each event. It wins when all of its lines win; odds are multiplied.',
      'The stake is taken at once and the coupon is settled after a minute, also when this page is closed; a win goes to the balance.',
      'Outcomes are drawn from the sealed seed when the coupon is taken; how the goals and the race unfold is for show only.',
      'After every coupon come new fixtures. Teams, leagues and horses are invented.'
    ],
    heads: ['Lines', 'Return at most'],
    returns:
      'Rounding the odds takes a little more. Every further line lowers the return; in the long run the game always wins.'
  }
}
