/** Public names of `game/`. */
export { gameEvents } from './events.ts'
export { playOf, type GameRequest, type Play, type PlayStore } from './store.ts'
export type { Rounds } from './rounds.ts'
export type { Tally } from './tally.ts'
export {
  $realityMinutes,
  $reminder,
  chooseRealityMinutes,
  dismissReminder,
  checkReality,
  REALITY_CHOICES,
  type RealityMinutes,
  type Reminder
} from './reality.ts'
export { explainPlay } from './explain.ts'
export { rememberExitPath, exitPath, failurePath } from './exit-path.ts'
export { askToLeave, guardLeaving } from './leave-guard.ts'
export type { PlayKey, PlayType } from './launch.ts'
export { playWords } from './words.ts'
