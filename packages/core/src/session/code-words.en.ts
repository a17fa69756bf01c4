export const codeEnglish = {
  'session.code-title': 'Two-step verification',
  'session.code': 'Verification code',
  'session.code-hint': 'Enter the 6-digit code that your authenticator app shows.',
  'session.code-shape': 'The code has 6 digits',
  'session.code-wrong': 'The code you entered is incorrect',
  'session.code-again':
    'A code is good for a short time and for one use. Enter the one that the app shows now.',
  'session.code-unchecked': 'The code could not be checked',
  'session.code-clock': 'Make sure that the clock of your device is right.',
  'session.another-account': 'Use another account',
  'session.no-code': 'I cannot get the code'
}
