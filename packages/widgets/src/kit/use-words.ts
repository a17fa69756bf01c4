import { $loadedLanguage } from '@bnw/core/language'
import { useStore } from '@nanostores/react'

/** The texts of a feature. The view renders again when the language changes (I18N-02). */
export function useWords<Words>(words: Words): Words {
  useStore($loadedLanguage)
  return words
}
