import { baseStyles } from '../tokens/base-styles.ts'
import { avatarStyles } from '../ui/avatar.tsx'
import { buttonStyles } from '../ui/button.tsx'
import { checkBoxStyles } from '../ui/check-box.tsx'
import { dialogStyles } from '../ui/dialog.tsx'
import { fieldStyles } from '../ui/field.tsx'
import { formMessageStyles } from '../ui/form-message.tsx'
import { lightStyles } from '../ui/light.ts'
import { passwordRulesStyles } from '../ui/password-rules.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import { spinnerStyles } from '../ui/spinner.tsx'
import { signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { tabsStyles } from '../ui/tabs.tsx'
import accountCss from './account.css?inline'
import formsCss from './forms.css?inline'
import css from './styles.css?inline'

/** One sheet for all parts of the account. */
export const profileStyles = [
  lightStyles('bnw-profile', [
    baseStyles,
    avatarStyles,
    buttonStyles,
    checkBoxStyles,
    dialogStyles,
    fieldStyles,
    formMessageStyles,
    passwordRulesStyles,
    problemStyles,
    skeletonStyles,
    spinnerStyles,
    signedOutCardStyles,
    tabsStyles,
    css,
    accountCss,
    formsCss
  ])
]
