import { str } from '@lit/localize'

export const jackpotsEnglish = {
  'jackpots.title': 'Jackpot',
  'jackpots.level': str`${0} ${1}`,
  'jackpots.won': 'Won',
  'jackpots.pause': 'Pause the figures',
  'jackpots.resume': 'Let the figures run'
}
