import { checkStatus } from '../contract/maintenance.ts'
import { checkMaintenanceFile } from '../contract/static-files.ts'
import { send, sendFile } from '../gateway/client.ts'
import { GatewayError } from '../gateway/errors.ts'
import { enterMaintenance, leaveMaintenance } from './store.ts'

/** Result of a check. `unknown`: no response, or a status that is neither true nor false. */
export type MaintenanceCheck = 'up' | 'maintenance' | 'unknown'

/** The check of the maintenance screen: when shown, every 30 s, on focus and by its button (MAINT-02). */
export function checkMaintenanceStatus(): Promise<MaintenanceCheck> {
  return applyCheck(() => send(checkStatus, {}))
}

/** The check of the host site after its first route is shown. */
export function checkSite(sitename: string, version: string): Promise<MaintenanceCheck> {
  return applyCheck(() => sendFile(checkMaintenanceFile, { sitename, version }))
}

/** Only the literal true or false is applied; any other status changes nothing. */
export async function applyCheck(request: () => Promise<{ status?: unknown }>): Promise<MaintenanceCheck> {
  try {
    const { status } = await request()
    if (status === false) enterMaintenance()
    if (status === true) leaveMaintenance()
    return status === true ? 'up' : status === false ? 'maintenance' : 'unknown'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return 'unknown'
  }
}
