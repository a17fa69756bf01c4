import { isLanguage } from '../lib/language.ts'
import { createRemote, loadOnce } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'
import type { LanguageEntry } from './fetch-languages.ts'

export type { LanguageEntry }

/** Used if the list of languages cannot be loaded (I18N-03). */
const DEFAULT_LANGUAGES: readonly LanguageEntry[] = [{ id: '1', title: 'TR', lang: 'tr' }]

const remote = createRemote<readonly LanguageEntry[]>(async () =>
  (await import('./fetch-languages.ts')).fetchLanguages()
)
onPageReset(remote.clear)

export const $languages = remote.$remote
export const loadLanguages = () => loadOnce(remote)

const NAMES: Readonly<Record<string, string>> = { tr: 'Türkçe', en: 'English' }

/** The name of a language in itself, for readers who do not know the page's language. */
export function languageName({ lang, title }: LanguageEntry): string {
  return NAMES[lang] ?? title
}

/** The listed languages that have messages, each once. */
export function availableLanguages(listed: readonly LanguageEntry[] | undefined): readonly LanguageEntry[] {
  const all = listed ?? []
  const known = all.filter(
    ({ lang }, index) => isLanguage(lang) && all.findIndex(other => other.lang === lang) === index
  )
  return known.length > 0 ? known : DEFAULT_LANGUAGES
}
