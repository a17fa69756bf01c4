import { declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { CashierEvents } from '../cashier/payment/use-attempt-events.ts'

/**
 * A deposit in one step: the favourite or last method, an amount and one button.
 *
 * @example After the login - <bnw-login></bnw-login> <bnw-quick-deposit></bnw-quick-deposit>
 */
export const quickDeposit = declareElement({
  tag: 'bnw-quick-deposit',
  tier: 'private',
  attributes: {},
  events: {
    /** The step of a payment attempt. Carries no amount. */
    'bnw-cashier': detail<CashierEvents['bnw-cashier']>()
  },
  styles: [],
  reservedHeight: '380px',
  methods: ['refresh']
})

defineElement(
  quickDeposit,
  lazily(async () => (await import('./view.tsx')).QuickDeposit)
)
