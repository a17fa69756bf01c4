/** Public names of `language/`. */
export { $loadedLanguage, chooseLanguage } from './store.ts'
export { $languages, availableLanguages, loadLanguages } from './languages.ts'
export { languageWords } from './words.ts'
