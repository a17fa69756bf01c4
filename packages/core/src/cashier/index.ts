/** Public names of `cashier/`. */
export { moneyAttempt, type Attempt, type AttemptState, type Order } from './attempt/attempt.ts'
export { explainAttempt } from './attempt/explain.ts'
export { $strange, $strangeOutcome, forgetStrangeOutcome } from './attempt/held.ts'
export { $moved } from './attempt/moved.ts'
export { $movements, look as lookAtMovements, type Movement } from './attempt/movements.ts'
export { attemptWords } from './attempt/words.ts'
export { $pendingMethods, markMethod } from './favourite.ts'
export { methodsOf, type CashDirection, type CashEntry, type CashMethod } from './method.ts'
export {
  cashMethods,
  knownMethod,
  preloadCashMethods,
  type CashMethodList,
  type CashMethods
} from './methods.ts'
export { depositAmounts, quickPicks } from './amounts.ts'
export { $lastDeposit, deposit, depositDraft, keepDepositDraft, type Deposit } from './deposit.ts'
export {
  depositFieldsOf,
  depositProblems,
  EMPTY_DEPOSIT,
  MOST_BRANCH,
  MOST_REFERENCE,
  writeDeposit,
  type DepositDraft,
  type DepositField
} from './deposit-draft.ts'
export { houseAccount, type HouseAccount } from './house-account.ts'
export { $lastMethods, keepLastMethod } from './last-method.ts'
export type { Receipt } from './transfer.ts'
export { $quickDeposit, loadQuickDeposit, setQuickFavourite, type QuickDeposit } from './quick.ts'
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
} from './withdraw/draft.ts'
export { allOf, readWithdrawal, remainsAfter, withdrawal, type Withdrawal } from './withdraw/withdraw.ts'
export { withdrawWords } from './withdraw/words.ts'
