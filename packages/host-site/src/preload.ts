import { environment } from '@bnw/core'
import { $isPlayer } from '@bnw/core/session'

import { bring } from './bring.ts'

/** Fetches what the cashier opens with as soon as a player is here and the browser has nothing else to do (CASH-01). */
export function followPlayer(): void {
  $isPlayer.subscribe(isPlayer => {
    if (isPlayer) environment().whenIdle(preload)
  })
}

/** What does not come now, the cashier loads itself. */
function preload(): Promise<void> {
  return bring('preload', async () => (await import('./preload-cashier.ts')).preloadCashier())
}
