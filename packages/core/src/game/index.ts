/** Public names of `game/`. */
export { gameEvents } from './events.ts'
export { playOf, type GameWish, type Play, type PlayStore, type Rounds } from './store.ts'
export type { Tally } from './tally.ts'
export {
  $realityMinutes,
  $reminder,
  chooseRealityMinutes,
  dismissReminder,
  lookAtReality,
  REALITY_CHOICES,
  type RealityMinutes,
  type Reminder
} from './reality.ts'
export { explainPlay } from './explain.ts'
export { noteWayBack, wayBack, wayOut } from './way-back.ts'
export type { PlayType } from './launch.ts'
export { playWords } from './words.ts'
