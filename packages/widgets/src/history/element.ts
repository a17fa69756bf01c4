import { choice, declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * The player's histories: bets, games, finance, bonuses and lottery tickets, each with its own filters.
 *
 * @part table - The rows.
 * @part row - One row.
 * @example Payments - <bnw-login></bnw-login> <bnw-history kind="finance"></bnw-history>
 * @example Games - <bnw-login></bnw-login> <bnw-history kind="games"></bnw-history>
 */
export const history = declareElement({
  tag: 'bnw-history',
  tier: 'private',
  attributes: {
    /** The kind of history. */
    kind: choice('bets', 'games', 'finance', 'bonuses', 'tickets'),
    /** The initial period of bets, games and finance; each has its own default. */
    preset: choice(
      '',
      'all',
      '730',
      '365',
      '180',
      '90',
      '30',
      '7',
      'last-month',
      'this-month',
      'yesterday',
      'today'
    ),
    /** The coupons that are shown first. */
    state: choice('open', 'closed')
  },
  events: {},
  styles: [],
  reservedHeight: '420px',
  methods: ['refresh']
})

defineElement(
  history,
  lazily(async () => (await import('./view.tsx')).History)
)
