import { str } from '@lit/localize'

export const codeEnglish = {
  'session.code-title': 'Two-step verification',
  'session.code': 'Verification code',
  'session.code-hint': 'Enter the 6-digit code that your authenticator app shows.',
  'session.code-login-hint':
    'Enter the 6-digit code that your authenticator app shows, or that your phone got by SMS.',
  'session.code-shape': 'The code has 6 digits',
  'session.code-wrong': 'The code you entered is incorrect',
  'session.code-again': 'A code is good for a short time and for one use. Enter the newest one.',
  'session.code-unchecked': 'The code could not be checked',
  'session.code-clock': 'Make sure that the clock of your device is right.',
  'session.code-send-again': 'Send the SMS code again',
  'session.code-send-again-in': str`New SMS code in ${0} s`,
  'session.code-sent': 'A new code was sent by SMS.',
  'session.another-account': 'Use another account',
  'session.no-code': 'I cannot get the code'
}
