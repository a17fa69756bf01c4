import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * What the player is told: withdrawals that were cancelled, with the reason, and messages to everybody.
 *
 * @part notification - One notification or message.
 */
export const notifications = declareElement({
  tag: 'bnw-notifications',
  tier: 'private',
  attributes: {
    /** The first day, `YYYY-MM-DD`; 90 days ago where it is left out. */
    from: '',
    /** The last day, `YYYY-MM-DD`; today where it is left out. */
    to: ''
  },
  events: {},
  styles: [],
  reservedHeight: '420px',
  methods: ['refresh']
})

defineElement(
  notifications,
  lazily(async () => (await import('./view.tsx')).Notifications)
)
