/** Public names of `history/`. */
export { $historyQuery } from './address.ts'
export {
  daysOf,
  HISTORY_KINDS,
  historyPath,
  minimumOf,
  readFilters,
  readMinimum,
  startingFilters,
  type CouponState,
  type HistoryFilters,
  type HistoryKind,
  type HistoryQuery
} from './filters.ts'
export { historyWords } from './words.ts'
export {
  TICKET_MINIMUM,
  transactionList,
  type Transaction,
  type TransactionKind,
  type Whole
} from './transactions.ts'
export { shortId } from './short-id.ts'
export { isSettled, STATUS } from './status.ts'
export { pinPending, signedAmount, totalsOf, type Totals } from './totals.ts'
export { wholeHistory } from './whole.ts'
export { categoryName, historyNames, namesOrOwn, statusName, type HistoryNames } from './names.ts'
export { groupGames, type GamePlayed, type Round } from './games.ts'
export { $csvForm, exportCsv, type CsvFile } from './csv.ts'
export { outcomeOf, resultOf, returnOf, type BetResult, type CouponOutcome } from './bets/coupon.ts'
export { couponList, type Bet, type Coupon } from './bets/store.ts'
export { couponWords } from './bets/words.ts'
export {
  $bonuses,
  claim,
  loadBonuses,
  startBonuses,
  turnoverPercent,
  type Bonus,
  type BonusEnd,
  type Bonuses
} from './bonuses/store.ts'
export { bonusWords } from './bonuses/words.ts'
