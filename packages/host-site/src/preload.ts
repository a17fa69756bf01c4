import { environment } from '@bnw/core'
import { $isPlayer } from '@bnw/core/session'

import { loadOptional } from './load-optional.ts'

/** Fetches the payment methods for the cashier once a player is signed in and the browser is idle (CASH-01). */
export function preloadForPlayers(): void {
  $isPlayer.subscribe(isPlayer => {
    if (isPlayer) environment().whenIdle(preload)
  })
}

/** If this fails, the cashier loads them itself. */
function preload(): Promise<void> {
  return loadOptional('preload', async () => (await import('./preload-cashier.ts')).preloadCashier())
}
