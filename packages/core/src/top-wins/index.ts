/** Public names of `top-wins/`. */
export { $topWins, hasFeed, loadTopWins, watchTopWins, type TopWin } from './store.ts'
export { topWinsWords } from './words.ts'
