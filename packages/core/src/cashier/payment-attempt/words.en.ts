import { str } from '@lit/localize'

export const attemptEnglish = {
  'attempt.checking': 'Checking your last transaction',
  'attempt.checking-text':
    'You can go on as soon as the outcome of the one before is known. We are looking into your history.',
  'attempt.unknown': 'The outcome is not known yet',
  'attempt.unknown-text':
    'No answer came; your request may have arrived. We are looking into your history and will show the outcome here, usually within a minute.',
  'attempt.unknown-blocked':
    'No answer came; your request may have arrived. Reload the page and we will find the outcome in your history.',
  'attempt.unclear-text':
    'No answer came, and your history does not tell. If you send the same again, we will learn the outcome.',
  'attempt.again': 'Send the same again',
  'attempt.again-hint': 'The same transaction is never made twice.',
  'attempt.nothing-moved': 'Nothing happened and no money has moved. You can send it again.',
  'attempt.renewed': 'Your session was renewed and nothing was sent. Please send it again.',
  'attempt.settled': str`Your last transaction was received: ${0}`,
  'attempt.settled-nothing': 'Your last transaction did not happen. You can send it again.',
  'attempt.settled-unclear':
    'We could not learn what became of your last transaction. Look into your history before you send it again.',
  'attempt.sending': 'Sending…',
  'attempt.wait': 'Please wait'
}
