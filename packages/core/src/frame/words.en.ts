export const frameEnglish = {
  'frame.title': 'Secure part',
  'frame.unavailable': 'This part could not be shown securely here.',
  'frame.open': 'Open on the site'
}
