import { str } from '@lit/localize'

export const playEnglish = {
  'play.unreachable': 'The provider cannot be reached',
  'play.preparing': 'Getting ready…',
  'play.waiting': 'Waiting for the game.',
  'play.back': 'Back',
  'play.to-lobby': 'Back to the lobby',
  'play.reload': 'Reload the game',
  'play.close': 'Close',
  'play.full-screen': 'Full screen',
  'play.exit-full-screen': 'Exit full screen',
  'play.game': 'Game',
  'play.bar': 'Game bar',
  'play.closed': 'The game is closed',
  'play.reopen': 'Play',
  'play.leave': 'Leave the game?',
  'play.leave-text': 'Leave before the round in play has ended?',
  'play.leave-confirm': 'Leave',
  'play.stay': 'Cancel',
  'play.similar': 'Similar games',
  'play.demo': 'Demo',
  'play.tournament': 'Tournament',
  'play.signed-out': 'Log in to play',
  'play.log-in': 'Log in',
  'play.duty': 'Play money, no real payments',
  'play.titled': str`${0} · ${1}`
}
