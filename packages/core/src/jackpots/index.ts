/** Public names of `jackpots/`. */
export { glide, type JackpotLevel } from './level.ts'
export { $jackpots, JACKPOTS_MS, loadJackpots, watchJackpots } from './store.ts'
export { jackpotWords } from './words.ts'
