/** Public names of `balance/`. */
export {
  $amount,
  $balance,
  $showBalance,
  loadBalance,
  retryBalance,
  startBalance,
  toggleBalance,
  type Balance
} from './store.ts'
export { balanceWords } from './words.ts'
