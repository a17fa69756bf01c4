/** Public names of `theme/`. */
export { $theme, chooseTheme, type Theme } from './store.ts'
export { themeWords } from './words.ts'
