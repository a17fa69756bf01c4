import { atom } from 'nanostores'

import { $failure } from '../gateway/failures.ts'
import { setMaintenanceGate } from '../gateway/gate.ts'
import { gatewayWords } from '../gateway/words.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { showToast } from '../toasts/store.ts'
import { onPageReset, startOnce } from '../page-life.ts'

/** Whether the site is under maintenance. */
export const $maintenance = atom(false)
onPageReset(() => $maintenance.set(false))

/** Whether the page has a screen of its own for maintenance, as the host site has from its start. */
let hasScreen = false

/** The page announces maintenance by a screen of its own: the toast is silent. */
export function noteMaintenanceScreen(): void {
  hasScreen = true
}

/** Applies the stored flag and listens to the gateway's refusals (MAINT-01). Runs once per page. */
export const startMaintenance = startOnce(onEnd => {
  follow()
  onEnd(onSavedChange('siteUnderMaintenance', follow))
  const stop = $failure.listen(failure => {
    if (failure?.error.name === 'MaintenanceError') enterMaintenance()
  })
  onEnd(stop)
})

function follow(): void {
  set(loadText('siteUnderMaintenance') === 'true')
}

function set(isUnder: boolean): void {
  setMaintenanceGate(isUnder)
  $maintenance.set(isUnder)
}

/** Stores the flag and shows a toast, once, however many calls were refused. */
export function enterMaintenance(): void {
  if ($maintenance.get()) return
  saveText('siteUnderMaintenance', 'true')
  set(true)
  showToast({ tone: 'bad', text: gatewayWords.maintenance, isSilent: hasScreen })
}

/** Ends maintenance. */
export function leaveMaintenance(): void {
  if (!$maintenance.get()) return
  saveText('siteUnderMaintenance', 'false')
  set(false)
}
