import { $isPlayer, environment } from '@bnw/core'

/** Fetches what the cashier opens with as soon as a player is here and the browser has nothing else to do (CASH-01). */
export function followPlayer(): void {
  $isPlayer.subscribe(isPlayer => {
    if (isPlayer) environment().whenIdle(preload)
  })
}

async function preload(): Promise<void> {
  try {
    const { preloadCashier } = await import('./preload-cashier.ts')
    await preloadCashier()
  } catch {
    // The cashier loads it itself.
    environment().report({ name: 'LoadError', call: 'preload' })
  }
}
