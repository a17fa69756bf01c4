import { pathTo, routeOf } from '@bnw/core/routes'

import { currentPath } from './router.ts'

/** The session storage is of this tab alone, and outlives the load of /maintenance-control by its address. */
const KEY = 'bnw:interrupted'

/** Where the browser blocks the storage. */
let interrupted: string = pathTo('home')

const ABOUT_MAINTENANCE: ReadonlySet<string | undefined> = new Set([
  'siteUnderMaintenance',
  'maintenanceControl'
])

/** Notes the path that maintenance interrupts; its own pages keep the one noted before. */
export function noteInterrupted(path: string): void {
  if (ABOUT_MAINTENANCE.has(routeOf(path))) return
  interrupted = path
  withStorage(storage => storage.setItem(KEY, path))
}

/** Whether this page was loaded by the end of maintenance. */
export function isReturn(): boolean {
  return document.referrer === location.origin + pathTo('siteUnderMaintenance')
}

/** Returns to the path before maintenance (MAINT-02), by a page load: stores keep what was refused meanwhile. */
export function leaveMaintenance(): void {
  const path = withStorage(storage => storage.getItem(KEY)) ?? interrupted
  withStorage(storage => storage.removeItem(KEY))
  if (routeOf(currentPath()) === 'siteUnderMaintenance') location.replace(path)
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}
