import { askToLeave } from '@bnw/core/game'

import { $router } from './router.ts'
import { keepEntry } from './scroll.ts'

/** Going back during a round asks first, as the game's own button does (PLAY-03). Returns whether the game stays. */
export function keepGame(): boolean {
  if ($router.get()?.route !== 'play' || !askToLeave()) return false
  keepEntry()
  return true
}
