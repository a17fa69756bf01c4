import { $loadedLanguage } from '@bnw/core/language'
import type { Language } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

/** The texts of a feature. The view renders again when the language changes (I18N-02). */
export function useWords<Words>(words: Words): Words {
  useStore($loadedLanguage)
  return words
}

/**
 * The language of the texts, in which views write amounts and dates. `$language`, in which data is requested, differs
 * while the texts of another language load, and if they cannot be loaded.
 */
export function useLanguage(): Language {
  // Nothing is rendered before the first texts are loaded.
  return useStore($loadedLanguage) || 'tr'
}
