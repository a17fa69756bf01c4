/** Public names of `tournaments/`. */
export {
  $tournaments,
  watchTournaments,
  loadTournaments,
  startTournaments,
  type Tournament
} from './store.ts'
export { tournamentWords } from './words.ts'
