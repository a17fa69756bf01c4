/** Public names of `maintenance/`. */
export { checkMaintenanceStatus, checkSite, type MaintenanceCheck } from './checks.ts'
export { $maintenance, noteMaintenanceScreen } from './store.ts'
export { STATUS_INTERVAL_MS, watchMaintenanceStatus } from './watch.ts'
