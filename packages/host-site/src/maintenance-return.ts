import { pathTo, routeOf } from '@bnw/core/routes'

import { currentPath } from './router.ts'
import { keepInterrupted } from './scroll.ts'

let interrupted: string = pathTo('home')

/** Notes the path that maintenance interrupts, or on its own page the one noted before a reload. */
export function noteInterrupted(path: string): void {
  const name = routeOf(path)
  if (name === 'siteUnderMaintenance') interrupted = keepInterrupted(interrupted)
  else if (name !== 'maintenanceControl') interrupted = path
}

/** Whether this page was loaded by the end of maintenance. */
export function isReturn(): boolean {
  return document.referrer === location.origin + pathTo('siteUnderMaintenance')
}

/** Returns to the path before maintenance (MAINT-02), by a page load: stores keep what was refused meanwhile. */
export function leaveMaintenance(): void {
  if (routeOf(currentPath()) === 'siteUnderMaintenance') location.replace(interrupted)
}
