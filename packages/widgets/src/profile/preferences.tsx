import { $showBalance, startBalance, toggleBalance } from '@bnw/core/balance'
import {
  $languages,
  $loadedLanguage,
  chooseLanguage,
  availableLanguages,
  languageName,
  loadLanguages
} from '@bnw/core/language'
import { profileWords } from '@bnw/core/profile'
import { $theme, chooseTheme, themeWords } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useMode, useWords } from '../kit/index.ts'
import { CheckBox } from '../ui/check-box.tsx'
import { Choice } from './choice.tsx'
import { useId } from '../ui/use-id.ts'

/** Language, appearance and visibility of the balance. Each is saved at once. */
export function Preferences() {
  const words = useWords(profileWords)
  const heading = useId()
  const isShown = useStore($showBalance)
  useEffect(startBalance, [])
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.preferences()}</h2>
      <Languages />
      <Appearance />
      <div>
        <CheckBox label={words.showBalance()} name="show-balance" checked={isShown} onValue={toggleBalance} />
        <p className="hint under">{words.showBalanceHint()}</p>
      </div>
    </section>
  )
}

function Languages() {
  const words = useWords(profileWords)
  const current = useStore($loadedLanguage)
  const listed = useStore($languages)
  useEffect(() => void loadLanguages(), [])
  const options = availableLanguages(listed.value).map(entry => ({
    value: entry.lang,
    label: languageName(entry),
    lang: entry.lang
  }))
  return (
    <Choice isRow legend={words.language()} options={options} chosen={current} onChoose={chooseLanguage} />
  )
}

function Appearance() {
  const words = useWords(profileWords)
  const names = useWords(themeWords)
  const theme = useStore($theme)
  // With `auto`, the element's own mode is what the player sees.
  const seen = useMode()
  const options = [
    { value: 'dark', label: names.dark() },
    { value: 'light', label: names.light() }
  ] as const
  return (
    <Choice
      isRow
      legend={words.appearance()}
      options={options}
      chosen={theme === 'auto' ? seen : theme}
      onChoose={chooseTheme}
    />
  )
}
