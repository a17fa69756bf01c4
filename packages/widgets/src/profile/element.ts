import { choice, declareElement, defineElement } from '../kit/index.ts'
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
import { stateCardStyles } from '../ui/state-card.tsx'
import { tabsStyles } from '../ui/tabs.tsx'
import accountCss from './account.css?inline'
import formsCss from './forms.css?inline'
import css from './styles.css?inline'
import { Profile } from './view.tsx'

/**
 * The player's account: details and preferences, password, user name, e-mail, phone and authenticator. On the site the
 * page has the tabs; elsewhere the element has its own.
 *
 * It renders into its light DOM, so that password managers see the forms.
 *
 * @example After the login - <bnw-login></bnw-login> <bnw-profile></bnw-profile>
 */
export const profile = declareElement({
  tag: 'bnw-profile',
  tier: 'private',
  attributes: {
    /** The part of the account that is shown. */
    tab: choice('account', 'password', 'username', 'email', 'sms', 'authenticator')
  },
  events: {},
  styles: [
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
      stateCardStyles,
      tabsStyles,
      css,
      accountCss,
      formsCss
    ])
  ],
  light: true,
  reservedHeight: '420px',
  methods: ['refresh']
})

defineElement(profile, Profile)
