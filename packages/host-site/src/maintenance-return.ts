import { environment } from '@bnw/core'
import { $maintenance, STATUS_INTERVAL_MS } from '@bnw/core/maintenance'
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

/**
 * How long this page waits before it returns, in ms. If a check says that the site is up while other calls are still
 * refused, each return is followed by the next: without a pause the page would load over and over.
 */
export function returnPause(): number {
  return isReturn() ? Math.max(0, STATUS_INTERVAL_MS - environment().pageAge()) : 0
}

/** Returns when maintenance has ended, after a pause if it has just returned (MAINT-02). */
export function leaveMaintenance(): void {
  const pause = returnPause()
  if (pause === 0) return returnNow()
  environment().after(pause, () => {
    if (!$maintenance.get()) returnNow()
  })
}

/** Returns to the path before maintenance, by a page load: stores keep what was refused meanwhile. */
export function returnNow(): void {
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
