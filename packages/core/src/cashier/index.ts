/** Public names of `cashier/`. */
export {
  moneyAttempt,
  type Attempt,
  type AttemptState,
  type Order
} from './payment-attempt/payment-attempt.ts'
export { explainAttempt } from './payment-attempt/explain.ts'
export { $strange, $strangeOutcome, forgetStrangeOutcome } from './payment-attempt/foreign-attempt.ts'
export { $moved } from './payment-attempt/money-moved.ts'
export { $movements, look as lookAtMovements, type Movement } from './payment-attempt/movements.ts'
export { attemptWords } from './payment-attempt/words.ts'
export { $pendingMethods, markMethod } from './methods/favourite.ts'
export { methodsOf, type CashDirection, type CashEntry, type CashMethod } from './methods/method.ts'
export {
  cashMethods,
  knownMethod,
  preloadCashMethods,
  type CashMethodList,
  type CashMethods
} from './methods/store.ts'
export { depositAmounts, quickPicks } from './deposit/amounts.ts'
export { $lastDeposit, deposit, depositDraft, keepDepositDraft, type Deposit } from './deposit/deposit.ts'
export {
  depositFieldsOf,
  depositProblems,
  EMPTY_DEPOSIT,
  MOST_BRANCH,
  MOST_REFERENCE,
  writeDeposit,
  type DepositDraft,
  type DepositField
} from './deposit/draft.ts'
export { houseAccount, type HouseAccount } from './deposit/house-account.ts'
export { $lastMethods, keepLastMethod } from './methods/last-method.ts'
export type { Receipt } from './transfer.ts'
export {
  $quickDeposit,
  loadQuickDeposit,
  setQuickFavourite,
  type QuickDeposit
} from './deposit/quick-deposit.ts'
export { cashierWords } from './words.ts'
export {
  $withdrawalDraft,
  asksFor,
  keepWithdrawalDraft,
  MOST_NOTE,
  renewWithdrawalDraft,
  withdrawalProblems,
  type WithdrawalDraft,
  type WithdrawalScope
} from './withdrawal/draft.ts'
export { allOf, readWithdrawal, remainsAfter, withdrawal, type Withdrawal } from './withdrawal/withdrawal.ts'
export { withdrawWords } from './withdrawal/words.ts'
