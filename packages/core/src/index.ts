/** Required by each page before any feature: the environment and the start. */
export { onPageReset, startOnce } from './page-life.ts'
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
