/** Public names of `tournaments/`. */
export {
  $tournaments,
  cancelTournaments,
  loadTournaments,
  startTournaments,
  type Tournament
} from './store.ts'
export { tournamentWords } from './words.ts'
