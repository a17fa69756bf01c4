import { isLanguage } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { shared } from '../shared.ts'
import type { LanguageEntry } from './offered.ts'

export type { LanguageEntry }

/** What there is where the list of languages does not come (I18N-03). */
const DEFAULT_LANGUAGES: readonly LanguageEntry[] = [{ id: '1', title: 'TR', lang: 'tr' }]

const remote = shared('locale.languages', () =>
  createRemote<readonly LanguageEntry[]>(async () => (await import('./offered.ts')).askLanguages())
)

export const $languages = remote.$remote
export const loadLanguages = remote.load

/** The languages offered, as far as there are words for them. */
export function languagesOffered(listed: readonly LanguageEntry[] | undefined): readonly LanguageEntry[] {
  const known = (listed ?? []).filter(({ lang }) => isLanguage(lang))
  return known.length > 0 ? known : DEFAULT_LANGUAGES
}
