import { str } from '@lit/localize'

export const sessionEnglish = {
  'session.log-in': 'Log in',
  'session.log-out': 'Log out',
  'session.sign-up': 'Sign up',
  'session.forgot': 'Forgot password?',
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
  'session.code-title': 'Two-step verification',
  'session.code': 'Verification code',
  'session.code-hint': 'Enter the 6-digit code that your authenticator app shows.',
  'session.code-shape': 'The code has 6 digits',
  'session.code-wrong': 'The code you entered is incorrect',
  'session.code-again':
    'A code is good for a short time and for one use. Enter the one that the app shows now.',
  'session.code-unchecked': 'The code could not be checked',
  'session.code-clock': 'Make sure that the clock of your device is right.',
  'session.confirm': 'Confirm',
  'session.close': 'Close',
  'session.another-account': 'Use another account',
  'session.no-code': 'I cannot get the code',
  'session.demo-player': 'Try it: demo / Demo123!',
  'session.fill': 'Fill in'
}
