export const recentEnglish = {
  'recent.title': 'Recently played'
}
