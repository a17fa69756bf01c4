/** Public names of `inactivity/`. */
export { checkInactivity, noteActivity, startInactivity, staySignedIn } from './store.ts'
export { $idleSeconds } from './warning.ts'
export { inactivityWords } from './words.ts'
