import { declareElement, defineElement } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import styles from './styles.css?inline'
import { ThemeSwitch } from './view.tsx'

/** Switches between dark and light, for the whole page and every tab. */
export const themeSwitch = declareElement({
  tag: 'bnw-theme',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [buttonStyles, styles],
  ignoresMaintenance: true,
  reservedHeight: '44px'
})

defineElement(themeSwitch, ThemeSwitch)
