export const localeEnglish = {
  'locale.title': 'Language'
}
