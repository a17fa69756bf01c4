/** Public names of `maintenance/`. */
export { checkMaintenanceStatus, checkSite, type Finding } from './checks.ts'
export { $maintenance } from './store.ts'
