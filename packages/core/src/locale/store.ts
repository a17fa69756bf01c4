import { atom } from 'nanostores'

import { languagesFile } from '../contract/static-files.ts'
import { environment } from '../environment.ts'
import { sendFile } from '../gateway/client.ts'
import { $language, isLanguage, type Language } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { loadText, onSavedChange, saveText } from '../lib/saved.ts'
import { once, shared } from '../shared.ts'
import { loadMessages } from './messages.ts'

export interface LanguageEntry {
  id: string
  title: string
  lang: string
}

/** What there is where the list of languages does not come (I18N-03). */
const DEFAULT_LANGUAGES: readonly LanguageEntry[] = [{ id: '1', title: 'TR', lang: 'tr' }]

/**
 * The language whose words are at hand: views draw in it. It follows `$language` as soon as the words are loaded;
 * until the first are there it is empty, and nothing is drawn. Each copy of the code has its own.
 */
export const $locale = atom<Language | ''>('')

/** Whether this copy of the code follows the page's language already. */
let isFollowing = false

/** Settles the page's language: the stored one, else the configured one, else Turkish (I18N-01). */
export function startLocale(): void {
  once('locale', onEnd => {
    const wanted = [loadText('bnwUserLang'), environment().configuration.lang].find(isLanguage)
    $language.set(wanted ?? 'tr')
    onEnd(onSavedChange('bnwUserLang', followOtherTab))
  })
  if (isFollowing) return
  isFollowing = true
  $language.subscribe(language => void follow(language))
}

function followOtherTab(): void {
  const stored = loadText('bnwUserLang')
  if (isLanguage(stored)) $language.set(stored)
}

/** Switches the language everywhere on the page, in place (I18N-02). What is not offered is ignored. */
export function chooseLanguage(language: string): void {
  if (!isLanguage(language)) return
  saveText('bnwUserLang', language)
  if ($language.get() !== language) $language.set(language)
  // Chosen again after its words could not be loaded.
  else if ($locale.get() !== language) void follow(language)
}

async function follow(language: Language): Promise<void> {
  const isLoaded = await loadMessages(language)
  if ($language.get() !== language) return
  if (isLoaded) $locale.set(language)
  else if ($locale.get() === '') $locale.set('tr')
}

const remote = shared('locale.languages', () => createRemote(() => sendFile(languagesFile)))

/** The languages offered, as far as there are words for them. */
export function languagesOffered(listed: readonly LanguageEntry[] | undefined): readonly LanguageEntry[] {
  const known = (listed ?? []).filter(({ lang }) => isLanguage(lang))
  return known.length > 0 ? known : DEFAULT_LANGUAGES
}

export const $languages = remote.$remote
export const loadLanguages = remote.load
