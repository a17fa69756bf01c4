import { declareElement, defineElement } from '../kit/index.ts'
import { baseStyles } from '../tokens/base-styles.ts'
import { avatarStyles } from '../ui/avatar.tsx'
import { buttonStyles } from '../ui/button.tsx'
import { cardStyles } from '../ui/card.ts'
import { fieldStyles } from '../ui/field.tsx'
import { lightStyles } from '../ui/light.ts'
import styles from './styles.css?inline'
import { Login } from './view.tsx'

/**
 * Log in by user name and password, and by the code of a second factor. A signed-in player sees who that is.
 *
 * It renders into its light DOM, so that password managers see the form.
 */
export const login = declareElement({
  tag: 'bnw-login',
  tier: 'private',
  attributes: {},
  events: {},
  styles: [
    lightStyles('bnw-login', [baseStyles, cardStyles, buttonStyles, fieldStyles, avatarStyles, styles])
  ],
  light: true,
  reservedHeight: '380px'
})

defineElement(login, Login)
