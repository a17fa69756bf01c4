/** Public names of `site/`. */
export { siteWords } from './words.ts'
