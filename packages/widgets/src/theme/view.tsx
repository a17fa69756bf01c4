import { $theme, chooseTheme, themeWords } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'

import { useHost, useReady, useWords } from '../kit/index.ts'
import { IconButton } from '../ui/button.tsx'
import { MoonIcon } from '../ui/icons/moon.tsx'
import { SunIcon } from '../ui/icons/sun.tsx'

/** Named after what a press brings. With `auto` the element's own mode tells what is seen now. */
export function ThemeSwitch() {
  const words = useWords(themeWords)
  const theme = useStore($theme)
  const host = useHost()
  useReady()
  const isLight = theme === 'light' || (theme === 'auto' && host.dataset['mode'] === 'light')
  return (
    <IconButton
      label={isLight ? words.dark() : words.light()}
      icon={isLight ? <MoonIcon /> : <SunIcon />}
      onClick={() => chooseTheme(isLight ? 'dark' : 'light')}
    />
  )
}
