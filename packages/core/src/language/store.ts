import { environment } from '../environment.ts'
import { $language, $loadedLanguage, isLanguage, type Language } from '../lib/language.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { startOnce } from '../page-life.ts'
import { loadMessages } from './messages.ts'

/** Sets the page's language: the stored one, otherwise the configured one, otherwise Turkish (I18N-01). */
export const startLanguage = startOnce(onEnd => {
  const wanted = [loadText('bnwUserLang'), environment().configuration.lang].find(isLanguage)
  $language.set(wanted ?? 'tr')
  onEnd(onSavedChange('bnwUserLang', followOtherTab))
  onEnd($language.subscribe(language => void follow(language)))
})

function followOtherTab(): void {
  const stored = loadText('bnwUserLang')
  if (isLanguage(stored)) $language.set(stored)
}

/** Changes the language of the page without a reload (I18N-02). An unknown language is ignored. */
export function chooseLanguage(language: string): void {
  if (!isLanguage(language)) return
  saveText('bnwUserLang', language)
  if ($language.get() !== language) $language.set(language)
  // Chosen again after its messages could not be loaded.
  else if ($loadedLanguage.get() !== language) void follow(language)
}

async function follow(language: Language): Promise<void> {
  const isLoaded = await loadMessages(language)
  if ($language.get() !== language) return
  if (isLoaded) return $loadedLanguage.set(language)
  if ($loadedLanguage.get() === '') $loadedLanguage.set('tr')
  environment().report({ name: 'LoadError', call: 'words' })
}
