import { atom } from 'nanostores'

import { $failure } from '../gateway/failures.ts'
import { setMaintenanceGate } from '../gateway/gate.ts'
import { gatewayWords } from '../gateway/words.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { NOTIFICATION_TOAST_MS, showToast } from '../toasts/store.ts'
import { once, shared } from '../shared.ts'

/** Whether the site is under maintenance. */
export const $maintenance = shared('maintenance', () => atom(false))

/** Takes over the stored flag and listens to the gateway's refusals (MAINT-01). Once a page. */
export function startMaintenance(): void {
  once('maintenance', onEnd => {
    follow()
    onEnd(onSavedChange('siteUnderMaintenance', follow))
    const stop = $failure.listen(failure => {
      if (failure?.error.name === 'MaintenanceError') enterMaintenance()
    })
    onEnd(stop)
  })
}

function follow(): void {
  set(loadText('siteUnderMaintenance') === 'true')
}

function set(isUnder: boolean): void {
  setMaintenanceGate(isUnder)
  $maintenance.set(isUnder)
}

/** Stores the flag once, with one notice, however many calls were refused. */
export function enterMaintenance(): void {
  if ($maintenance.get()) return
  saveText('siteUnderMaintenance', 'true')
  set(true)
  showToast({ tone: 'bad', text: gatewayWords.maintenance, durationMs: NOTIFICATION_TOAST_MS })
}

/** The site is back. */
export function leaveMaintenance(): void {
  if (!$maintenance.get()) return
  saveText('siteUnderMaintenance', 'false')
  set(false)
}
