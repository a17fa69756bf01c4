import { declareElement, defineElement } from '../kit/index.ts'
import { menuStyles } from '../ui/menu.tsx'
import styles from './styles.css?inline'
import { LanguageSwitch } from './view.tsx'

/** Switches the language of the whole page, in place. */
export const language = declareElement({
  tag: 'bnw-language',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [menuStyles, styles],
  ignoresMaintenance: true,
  reservedHeight: '44px'
})

defineElement(language, LanguageSwitch)
