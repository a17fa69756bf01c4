import { environment } from '../environment.ts'
import { onPageReset } from '../page-life.ts'
import { clearOnSignOut } from './player-data.ts'

/** Time without activity after which the player is logged out, ms (SESS-06). */
export const IDLE_MS = 3_600_000

/** The last activity in any tab, as this one knows it, ms since 1970: a logout removes it from storage. */
let lastActivity: number | undefined
onPageReset(forgetActivity)
clearOnSignOut(forgetActivity)

export function noteLastActivity(at: number): void {
  lastActivity = at
}

export function forgetActivity(): void {
  lastActivity = undefined
}

/** Whether the player has been inactive for too long, also if another tab has ended the session for that. */
export function isIdle(): boolean {
  return lastActivity !== undefined && environment().now() - lastActivity > IDLE_MS
}
