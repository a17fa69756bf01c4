/** Public names of `cashier/`. */
export {
  createPaymentAttempt,
  type PaymentAttempt,
  type PaymentAttemptState,
  type PaymentRequest
} from './payment-attempt/payment-attempt.ts'
export { explainAttempt, explainUnknown } from './payment-attempt/explain.ts'
export { $foreignOutcome } from './payment-attempt/foreign-attempt.ts'
export { cashierEvents } from './events.ts'
export { $movements, movementOf, refreshMovements, type Movement } from './payment-attempt/movements.ts'
export { attemptWords } from './payment-attempt/words.ts'
export { $pendingMethods, setMethodFavourite } from './methods/favourite.ts'
export {
  commonMin,
  methodsOf,
  type CashDirection,
  type CashEntry,
  type CashMethod
} from './methods/method.ts'
export {
  cashMethods,
  findMethod,
  preloadCashMethods,
  type CashMethodList,
  type CashMethods
} from './methods/store.ts'
export { depositAmounts, quickPicks } from './deposit/amounts.ts'
export { $lastDeposit, deposit, type Deposit, openDeposit, openNewDeposit } from './deposit/deposit.ts'
export { $openPayment, markPaid } from './deposit/open-payment.ts'
export {
  $depositDraft,
  chooseDepositMethod,
  depositFieldsOf,
  depositProblems,
  EMPTY_DEPOSIT,
  MAX_BRANCH_LENGTH,
  MAX_REFERENCE_LENGTH,
  depositFields,
  updateDepositDraft,
  type DepositDraft,
  type DepositField
} from './deposit/draft.ts'
export { recentPayments, watchRecentPayments } from './recent-payments.ts'
export { houseAccount, type HouseAccount } from './deposit/house-account.ts'
export { $lastMethods, saveLastMethod } from './methods/last-method.ts'
export { preferredMethod } from './methods/preferred-method.ts'
export {
  $quickDeposit,
  loadQuickDeposit,
  startQuickDeposit,
  type QuickDeposit
} from './deposit/quick-deposit.ts'
export { cashierWords } from './words.ts'
export {
  $withdrawalDraft,
  requiresField,
  updateWithdrawalDraft,
  MAX_NOTE_LENGTH,
  resetSentWithdrawal,
  withdrawalProblems,
  type WithdrawalDraft,
  type WithdrawalScope
} from './withdrawal/draft.ts'
export {
  maxWithdrawal,
  readWithdrawal,
  balanceAfter,
  withdrawal,
  type Withdrawal
} from './withdrawal/withdrawal.ts'
export { withdrawWords } from './withdrawal/words.ts'
