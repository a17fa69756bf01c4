import { declareElement, defineElement } from '../kit/index.ts'
import { baseStyles } from '../tokens/base-styles.ts'
import { buttonStyles } from '../ui/button.tsx'
import { cardStyles } from '../ui/card.ts'
import { fieldStyles } from '../ui/field.tsx'
import { formMessageStyles } from '../ui/form-message.tsx'
import { lightStyles } from '../ui/light.ts'
import { passwordRulesStyles } from '../ui/password-rules.tsx'
import styles from './styles.css?inline'
import { ResetPassword } from './view.tsx'

/**
 * Sets a new password with the token of an e-mail's link.
 *
 * It renders into its light DOM, so that password managers see the form.
 */
export const resetPassword = declareElement({
  tag: 'bnw-reset-password',
  tier: 'private',
  attributes: {
    /** The token of the link. Without it the element explains how to get one. */
    token: ''
  },
  events: {},
  styles: [
    lightStyles('bnw-reset-password', [
      baseStyles,
      cardStyles,
      buttonStyles,
      fieldStyles,
      formMessageStyles,
      passwordRulesStyles,
      styles
    ])
  ],
  light: true,
  reservedHeight: '320px'
})

defineElement(resetPassword, ResetPassword)
