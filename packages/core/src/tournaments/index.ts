/** Public names of `tournaments/`. */
export { $tournaments, loadTournaments, MAX_TOURNAMENTS, startTournaments, type Tournament } from './store.ts'
export { tournamentWords } from './words.ts'
