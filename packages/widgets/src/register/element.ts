import { declareElement, defineElement } from '../kit/index.ts'
import { baseStyles } from '../tokens/base-styles.ts'
import { buttonStyles } from '../ui/button.tsx'
import { cardStyles } from '../ui/card.ts'
import { checkBoxStyles } from '../ui/check-box.tsx'
import { comboBoxStyles } from '../ui/combo-box.tsx'
import { dialogStyles } from '../ui/dialog.tsx'
import { fieldStyles } from '../ui/field.tsx'
import { formMessageStyles } from '../ui/form-message.tsx'
import { lightStyles } from '../ui/light.ts'
import { passwordRulesStyles } from '../ui/password-rules.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import { textAreaStyles } from '../ui/text-area.tsx'
import styles from './styles.css?inline'
import { Register } from './view.tsx'

/**
 * The registration form: three groups, which are three steps in a narrow container.
 *
 * It renders into its light DOM, so that password managers see the form.
 *
 * @example With a promotion code - <bnw-register promotion-code="RIHTIM50"></bnw-register>
 */
export const register = declareElement({
  tag: 'bnw-register',
  tier: 'private',
  attributes: {
    /** Prefills the promotion code. */
    promotionCode: '',
    /** Prefills the reference number; if unset, that of the link to the site, or the partner's id. */
    referenceNumber: ''
  },
  events: {},
  styles: [
    lightStyles('bnw-register', [
      baseStyles,
      cardStyles,
      buttonStyles,
      fieldStyles,
      textAreaStyles,
      comboBoxStyles,
      checkBoxStyles,
      passwordRulesStyles,
      formMessageStyles,
      dialogStyles,
      problemStyles,
      skeletonStyles,
      styles
    ])
  ],
  light: true,
  reservedHeight: 'max(720px, 100dvh)'
})

defineElement(register, Register)
