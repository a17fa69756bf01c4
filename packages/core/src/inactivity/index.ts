/** Public names of `inactivity/`. */
export { lookAtInactivity, noteUse, startInactivity, staySignedIn } from './store.ts'
export { $idleSeconds } from './warning.ts'
export { inactivityWords } from './words.ts'
