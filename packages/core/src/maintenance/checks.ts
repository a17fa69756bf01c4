import { checkMaintenance } from '../contract/auth.ts'
import { checkStatus } from '../contract/maintenance.ts'
import { checkMaintenanceFile } from '../contract/static-files.ts'
import { send, sendFile } from '../gateway/client.ts'
import { GatewayError } from '../gateway/errors.ts'
import { enterMaintenance, leaveMaintenance } from './store.ts'

/** What a check has found. `unknown`: no answer, or one that is neither true nor false. */
export type Finding = 'up' | 'maintenance' | 'unknown'

/** What a page that starts with the stored flag asks before anything else. */
export function checkBeforeStart(): Promise<Finding> {
  return find(() => send(checkMaintenance, {}))
}

/** What the maintenance screen asks when shown, every 30 s, on focus and by its button (MAINT-02). */
export function checkMaintenanceStatus(): Promise<Finding> {
  return find(() => send(checkStatus, {}))
}

/** What the host asks once its first route is shown, whose own calls are told of maintenance too. */
export function checkSite(sitename: string, version: string): Promise<Finding> {
  return find(() => sendFile(checkMaintenanceFile, { sitename, version }))
}

/** Only the literal true or false counts; anything else leaves things as they are. */
async function find(ask: () => Promise<{ status?: unknown }>): Promise<Finding> {
  try {
    const { status } = await ask()
    if (status === false) enterMaintenance()
    if (status === true) leaveMaintenance()
    return status === true ? 'up' : status === false ? 'maintenance' : 'unknown'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return 'unknown'
  }
}
