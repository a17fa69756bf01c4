import { $theme, chooseTheme, themeWords } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'

import { useMode, useReady, useWords } from '../kit/index.ts'
import { IconButton } from '../ui/button.tsx'
import { MoonIcon } from '../ui/icons/moon.tsx'
import { SunIcon } from '../ui/icons/sun.tsx'

/** A button named after the mode it switches to. With `auto` the current mode is the element's own. */
export function ThemeSwitch() {
  const words = useWords(themeWords)
  const theme = useStore($theme)
  const mode = useMode()
  useReady()
  const isLight = theme === 'light' || (theme === 'auto' && mode === 'light')
  return (
    <IconButton
      label={isLight ? words.dark() : words.light()}
      icon={isLight ? <MoonIcon /> : <SunIcon />}
      onClick={() => chooseTheme(isLight ? 'dark' : 'light')}
    />
  )
}
