import { languagesFile } from '../contract/static-files.ts'
import { sendFile } from '../gateway/client.ts'
import { isLanguage } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { shared } from '../shared.ts'

export interface LanguageEntry {
  id: string
  title: string
  lang: string
}

/** What there is where the list of languages does not come (I18N-03). */
const DEFAULT_LANGUAGES: readonly LanguageEntry[] = [{ id: '1', title: 'TR', lang: 'tr' }]

const remote = shared('locale.languages', () => createRemote(() => sendFile(languagesFile)))

export const $languages = remote.$remote
export const loadLanguages = remote.load

/** The languages offered, as far as there are words for them. */
export function languagesOffered(listed: readonly LanguageEntry[] | undefined): readonly LanguageEntry[] {
  const known = (listed ?? []).filter(({ lang }) => isLanguage(lang))
  return known.length > 0 ? known : DEFAULT_LANGUAGES
}
