import { choice, declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { CashierEvents } from './payment/use-attempt-events.ts'

/**
 * The cashier: paying in and paying out. On the site the page leads from one to the other; elsewhere the element has
 * tabs of its own.
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
    /** What became of a try to move money. Never an amount. */
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
