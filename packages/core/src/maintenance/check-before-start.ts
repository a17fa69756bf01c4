import { checkMaintenance } from '../contract/auth.ts'
import { send } from '../gateway/client.ts'
import { applyCheck, type MaintenanceCheck } from './checks.ts'

/**
 * The check of a page that starts with the stored flag, before any other call. A module that is only loaded later: a
 * page without the flag does not need it.
 */
export function checkBeforeStart(): Promise<MaintenanceCheck> {
  return applyCheck(() => send(checkMaintenance, {}))
}
