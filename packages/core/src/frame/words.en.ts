export const frameEnglish = {
  'frame.title': 'Secure part',
  'frame.unavailable': 'This part could not be shown securely here.',
  'frame.open': 'Open on the site',
  'frame.unseen': 'For your safety this button works once all of it has been visible for half a second.'
}
