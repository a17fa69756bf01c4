import { choice, declareElement, defineElement, lazily } from '../kit/index.ts'

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
  styles: [],
  light: true,
  reservedHeight: '420px',
  methods: ['refresh']
})

defineElement(
  profile,
  lazily(async () => (await import('./view.tsx')).Profile)
)
