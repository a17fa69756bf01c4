import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { $language, isLanguage, type Language } from '../lib/language.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { once } from '../shared.ts'
import { loadMessages } from './messages.ts'

/**
 * The language whose words are at hand: views draw in it. It follows `$language` as soon as the words are loaded;
 * until the first are there it is empty, and nothing is drawn. Each copy of the code has its own.
 */
export const $loadedLanguage = atom<Language | ''>('')

/** Whether this copy of the code follows the page's language already. */
let isFollowing = false

/** Settles the page's language: the stored one, else the configured one, else Turkish (I18N-01). */
export function startLanguage(): void {
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
  else if ($loadedLanguage.get() !== language) void follow(language)
}

async function follow(language: Language): Promise<void> {
  const isLoaded = await loadMessages(language)
  if ($language.get() !== language) return
  if (isLoaded) return $loadedLanguage.set(language)
  if ($loadedLanguage.get() === '') $loadedLanguage.set('tr')
  environment().report({ name: 'LoadError', call: 'words' })
}
