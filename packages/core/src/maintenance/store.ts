import { atom } from 'nanostores'

import { checkMaintenance } from '../contract/auth.ts'
import { checkStatus } from '../contract/maintenance.ts'
import { checkMaintenanceFile } from '../contract/static-files.ts'
import { send, sendFile } from '../gateway/client.ts'
import { $failure } from '../gateway/failures.ts'
import { setMaintenanceGate } from '../gateway/gate.ts'
import { GatewayError } from '../gateway/errors.ts'
import { gatewayWords } from '../gateway/words.ts'
import { loadText, onSavedChange, saveText } from '../lib/saved.ts'
import { NOTICE_MS, notify } from '../notices/store.ts'
import { once, shared } from '../shared.ts'

/** Whether the site is under maintenance. */
export const $maintenance = shared('maintenance', () => atom(false))

/** What a check has found. `unknown`: no answer, or one that is neither true nor false. */
export type Finding = 'up' | 'maintenance' | 'unknown'

/** Takes over the stored flag and listens to the gateway's refusals (MAINT-01). Once a page. */
export function startMaintenance(): void {
  once('maintenance', onEnd => {
    follow()
    onEnd(onSavedChange('siteUnderMaintenance', follow))
    const stop = $failure.listen(failure => {
      if (failure?.error.name === 'MaintenanceError') enter()
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
function enter(): void {
  if ($maintenance.get()) return
  saveText('siteUnderMaintenance', 'true')
  set(true)
  notify({ tone: 'bad', text: gatewayWords.maintenance, lasts: NOTICE_MS })
}

function leave(): void {
  if (!$maintenance.get()) return
  saveText('siteUnderMaintenance', 'false')
  set(false)
}

/** What a page that starts with the stored flag asks before anything else. */
export function checkBeforeStart(): Promise<Finding> {
  return find(() => send(checkMaintenance, {}))
}

/** What the maintenance screen asks when shown, every 30 s, on focus and by its button (MAINT-02). */
export function checkMaintenanceStatus(): Promise<Finding> {
  return find(() => send(checkStatus, {}))
}

/** What the host asks at its start, beside its first route. */
export function checkSite(sitename: string, version: string): Promise<Finding> {
  return find(() => sendFile(checkMaintenanceFile, { sitename, version }))
}

/** Only the literal true or false counts; anything else leaves things as they are. */
async function find(ask: () => Promise<{ status?: unknown }>): Promise<Finding> {
  try {
    const { status } = await ask()
    if (status === false) enter()
    if (status === true) leave()
    return status === true ? 'up' : status === false ? 'maintenance' : 'unknown'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return 'unknown'
  }
}
