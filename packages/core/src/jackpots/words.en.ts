export const jackpotsEnglish = {
  'jackpots.title': 'Jackpot',
  'jackpots.won': 'Won',
  'jackpots.pause': 'Pause the figures',
  'jackpots.resume': 'Let the figures run'
}
