export const topWinsEnglish = {
  'top-wins.title': 'Winners',
  'top-wins.pause': 'Pause the list',
  'top-wins.resume': 'Let the list run'
}
