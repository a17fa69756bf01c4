export const popupEnglish = {
  'popup.close': 'Close',
  'popup.details': 'Details'
}
