import { environment } from '@bnw/core'
import {
  $languages,
  $loadedLanguage,
  chooseLanguage,
  availableLanguages,
  languageName,
  languageWords,
  loadLanguages
} from '@bnw/core/language'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useReady, useWords } from '../kit/index.ts'
import { GlobeIcon } from '../ui/icons/globe.tsx'
import { Menu } from '../ui/menu.tsx'

export function LanguageSwitch() {
  const words = useWords(languageWords)
  const listed = useStore($languages)
  const current = useStore($loadedLanguage)
  useEffect(() => environment().whenIdle(() => void loadLanguages()), [])
  useReady()
  const offered = availableLanguages(listed.value)
  const items = offered.map(entry => ({
    id: entry.lang,
    label: languageName(entry),
    lang: entry.lang,
    checked: entry.lang === current
  }))
  return (
    <Menu
      label={words.title()}
      trigger={
        <>
          <GlobeIcon />
          <span>{current.toUpperCase()}</span>
        </>
      }
      items={items}
      onSelect={language => void choose(language)}
    />
  )
}

/** The menu closes first: in another language every view renders again, which takes several frames. */
async function choose(language: string): Promise<void> {
  await environment().nextTask()
  chooseLanguage(language)
}
