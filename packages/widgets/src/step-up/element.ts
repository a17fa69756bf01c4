import { declareElement, defineElement } from '../kit/index.ts'
import { baseStyles } from '../tokens/base-styles.ts'
import { buttonStyles } from '../ui/button.tsx'
import { dialogStyles } from '../ui/dialog.tsx'
import { fieldStyles } from '../ui/field.tsx'
import { formMessageStyles } from '../ui/form-message.tsx'
import { lightStyles } from '../ui/light.ts'
import styles from './styles.css?inline'
import { StepUp } from './view.tsx'

/**
 * The dialog that asks for the password or a code before money leaves or the account changes hands (SEC-02). A page gets
 * it on demand.
 *
 * It is blank until an element makes such a call: a withdrawal to a new bank account, for example.
 *
 * It renders into its light DOM, so that password managers see the form.
 */
export const stepUp = declareElement({
  tag: 'bnw-step-up',
  tier: 'private',
  attributes: {},
  events: {},
  styles: [
    lightStyles('bnw-step-up', [
      baseStyles,
      buttonStyles,
      dialogStyles,
      fieldStyles,
      formMessageStyles,
      styles
    ])
  ],
  light: true,
  ignoresMaintenance: true
})

defineElement(stepUp, StepUp)
