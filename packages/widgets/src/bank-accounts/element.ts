import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * The player's bank accounts: list, add, change and delete. Withdrawals are paid to one of them.
 *
 * @part account - One account.
 * @example After the login - <bnw-login></bnw-login> <bnw-bank-accounts></bnw-bank-accounts>
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

// Loaded apart from the parts shared with the cashier, which does not need this view.
defineElement(
  bankAccounts,
  lazily(async () => (await import('./view.tsx')).BankAccounts)
)
