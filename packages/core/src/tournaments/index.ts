/** Public names of `tournaments/`. */
export { $tournaments, loadTournaments, startTournaments, type Tournament } from './store.ts'
export { tournamentWords } from './words.ts'
