/** Public names of `recent/`. */
export { $recentGames, rememberGame, type PlayedGame } from './store.ts'
export { recentWords } from './words.ts'
