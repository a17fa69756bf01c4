/** Public names of `offers/`. */
export { PHASES, type Phase, type Phases, type Spanned } from './phases.ts'
export { offerWords } from './words.ts'
