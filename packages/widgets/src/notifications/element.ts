import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * The player's notifications: cancelled withdrawals with the reason, and messages to all players.
 *
 * @part notification - One notification or message.
 * @example After the login - <bnw-login></bnw-login> <bnw-notifications></bnw-notifications>
 */
export const notifications = declareElement({
  tag: 'bnw-notifications',
  tier: 'private',
  attributes: {
    /** The first day, `YYYY-MM-DD`; 90 days ago if unset. */
    from: '',
    /** The last day, `YYYY-MM-DD`; today if unset. */
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
