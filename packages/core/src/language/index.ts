/** Public names of `language/`. */
export { $loadedLanguage } from '../lib/language.ts'
export { chooseLanguage } from './store.ts'
export { $languages, availableLanguages, languageName, loadLanguages } from './languages.ts'
export { languageWords } from './words.ts'
