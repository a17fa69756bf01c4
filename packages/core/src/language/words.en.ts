export const languageEnglish = {
  'language.title': 'Language'
}
