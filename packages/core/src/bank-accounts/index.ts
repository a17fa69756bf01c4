/** Public names of `bank-accounts/`. */
export {
  $accountForm,
  $accountRemoval,
  $bankAccounts,
  $banks,
  $savedAccount,
  forgetAccountError,
  forgetRemovalError,
  forgetSavedAccount,
  loadBankAccounts,
  loadBanks,
  openAccountForm,
  openRemoval,
  removeBankAccount,
  saveBankAccount,
  startBankAccounts,
  type AccountToSave
} from './store.ts'
export {
  bankOfIban,
  hasBankCodes,
  lastFour,
  maskIban,
  type AccountDraft,
  type Bank,
  type BankAccount
} from './account.ts'
export { accountProblems, draftOf, emptyAccount, MAX_NUMBER_LENGTH, shapeIban } from './draft.ts'
export { bankAccountWords } from './words.ts'
