import { choice, declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { CashierEvents } from './payment/use-attempt-events.ts'

/**
 * The cashier: deposit and withdrawal. On the site the page has the tabs; elsewhere the element has its own.
 *
 * @example Deposit - <bnw-login></bnw-login> <bnw-cashier></bnw-cashier>
 * @example Withdrawal - <bnw-login></bnw-login> <bnw-cashier tab="withdraw"></bnw-cashier>
 */
export const cashier = declareElement({
  tag: 'bnw-cashier',
  tier: 'private',
  attributes: {
    /** Which of the two is shown. */
    tab: choice('deposit', 'withdraw'),
    /** Id of a method that is opened at once. */
    method: ''
  },
  events: {
    /** The step of a payment attempt. Carries no amount. */
    'bnw-cashier': detail<CashierEvents['bnw-cashier']>()
  },
  styles: [],
  reservedHeight: '480px',
  methods: ['refresh']
})

defineElement(
  cashier,
  lazily(async () => (await import('./view.tsx')).Cashier)
)
