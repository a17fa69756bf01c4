import { str } from '@lit/localize'

export const sessionEnglish = {
  'session.log-in': 'Log in',
  'session.log-out': 'Log out',
  'session.sign-up': 'Sign up',
  'session.forgot': 'Forgot password?',
  'session.wrong-password': 'Wrong username or password.',
  'session.forgot-hint': 'Do you not remember your password? You can get a new one.',
  'session.username': 'Username',
  'session.password': 'Password',
  'session.show-password': 'Show password',
  'session.hide-password': 'Hide password',
  'session.caps-lock': 'Caps Lock is on',
  'session.required': 'Required field',
  'session.sending': 'Sending…',
  'session.signed-in-as': str`Signed in as ${0}`,
  'session.placeholder-name': 'Rıhtım Bulvarı',
  'session.confirm': 'Confirm',
  'session.close': 'Close',
  'session.demo-player': 'Try it: demo / Demo123!',
  'session.fill': 'Fill in'
}
