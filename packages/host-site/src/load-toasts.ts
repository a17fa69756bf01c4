import { $idleSeconds } from '@bnw/core/inactivity'
import { $toasts } from '@bnw/core/toasts'

import { loadOptional } from './load-optional.ts'

/**
 * Loads the code of toasts and the inactivity warning on demand, and at the first focus. The first requests of the page may
 * have failed before this runs.
 */
export function followToasts(): void {
  $toasts.subscribe(toasts => toasts.length > 0 && load())
  $idleSeconds.subscribe(seconds => seconds !== undefined && load())
  // Once the network is gone it cannot be loaded any more, and a form could not say why it sends nothing.
  addEventListener('focusin', load, { once: true })
}

function load(): void {
  void loadOptional('toasts', () => import('@bnw/widgets/toasts'))
}
