/**
 * Every call of the gateway as data. The client, the sandbox gateway and the tests are built on it; no other code
 * contains the wire name of a class or method.
 */
export * as auth from './auth.ts'
export * as betframe from './betframe.ts'
export * as bonus from './bonus.ts'
export * as casino from './casino.ts'
export * as cmscontroller from './cmscontroller.ts'
export * as crm from './crm.ts'
export * as envoy from './envoy.ts'
export * as finance from './finance.ts'
export * as habanero from './habanero.ts'
export * as livecasino from './livecasino.ts'
export * as maintenance from './maintenance.ts'
export * as prepayment from './prepayment.ts'
export * as slider from './slider.ts'
export * as system from './system.ts'
export * as user from './user.ts'
export * as virtualgames from './virtualgames.ts'
export * as staticFiles from './static-files.ts'
export {
  nameOf,
  type Access,
  type AnswerOf,
  type Call,
  type HandlersOf,
  type InputOf,
  type Kind,
  type OutputOf,
  type Page,
  type Wire
} from './call.ts'
export { readLira, readMoment, writeLira } from './shapes.ts'
/** The types of values, for descriptions of the contract in other languages. */
export * as shapes from './shapes.ts'
export type { Reply, Rows } from './reply.ts'
export type { StaticFile } from './static-files.ts'
export { choicesOf, fieldsOf, itemOf, type Schema } from './schema.ts'
export { kurus, moment, type Kurus, type Moment } from './units.ts'
