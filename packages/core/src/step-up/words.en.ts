export const stepUpEnglish = {
  'step-up.title': 'Confirm that it is you',
  'step-up.why': 'This affects your money or your account. You will not be asked again for ten minutes.',
  'step-up.sms-hint': 'Enter the 6-digit code that was sent to your phone by SMS.',
  'step-up.send-again': 'Send the code again',
  'step-up.cancel': 'Cancel'
}
