/** What a page that installs the package may use besides the elements. */
export { configure } from './kit/configuration.ts'
export { siteUrl } from './kit/navigation.ts'
export type { CommonEvents, ElementState, Intents, PageEvents } from './kit/declare.ts'
