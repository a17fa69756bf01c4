import { declareElement, defineElement } from '../kit/index.ts'
import { baseStyles } from '../tokens/base-styles.ts'
import { buttonStyles } from '../ui/button.tsx'
import { cardStyles } from '../ui/card.ts'
import { fieldStyles } from '../ui/field.tsx'
import { formMessageStyles } from '../ui/form-message.tsx'
import { lightStyles } from '../ui/light.ts'
import styles from './styles.css?inline'
import { ForgotPassword } from './view.tsx'

/**
 * Requests the e-mail with a link to set a new password.
 *
 * It renders into its light DOM, so that password managers see the form.
 */
export const forgotPassword = declareElement({
  tag: 'bnw-forgot-password',
  tier: 'private',
  attributes: {},
  events: {},
  styles: [
    lightStyles('bnw-forgot-password', [
      baseStyles,
      cardStyles,
      buttonStyles,
      fieldStyles,
      formMessageStyles,
      styles
    ])
  ],
  light: true,
  reservedHeight: '312px'
})

defineElement(forgotPassword, ForgotPassword)
