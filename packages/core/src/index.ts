/** What a page needs before any feature: the environment and the start. */
export { once, shared } from './shared.ts'
export {
  defaultConfiguration,
  environment,
  setEnvironment,
  type Configuration,
  type Environment,
  type KeyValue
} from './environment.ts'
export { startCore } from './start.ts'
export { VERSION } from './version.ts'
