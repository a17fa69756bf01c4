import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * The player's own bank accounts: to see, to add, to change and to delete. Withdrawals are paid to one of them.
 *
 * @part account - One account.
 */
export const bankAccounts = declareElement({
  tag: 'bnw-bank-accounts',
  tier: 'private',
  attributes: {},
  events: {},
  styles: [],
  reservedHeight: '240px',
  methods: ['refresh']
})

// What only this element draws is of no use to the cashier, with which it shares a chunk.
defineElement(
  bankAccounts,
  lazily(async () => (await import('./view.tsx')).BankAccounts)
)
