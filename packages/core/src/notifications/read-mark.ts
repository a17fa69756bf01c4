import { atom } from 'nanostores'

import { moment, type Moment } from '../contract/units.ts'
import { environment } from '../environment.ts'
import { serverNow } from '../lib/clock.ts'
import { loadTime, saveText, type SavedKey } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { loadPlayer } from '../session/storage.ts'
import { onPageReset, startOnce } from '../page-life.ts'

/** A notification or message that can be marked as read. */
export interface Readable {
  id: string
  at?: Moment | undefined
}

/** The read mark: everything up to this time (ms since 1970, gateway's clock) is read; 0 before the first visit. */
export const $readUntil = atom(0)
onPageReset(() => $readUntil.set(0))

/** Ids that appeared while the page was open. They are unread whatever their date, which is that of the withdrawal. */
export const $arrived = atom<ReadonlySet<string>>(new Set())
clearOnSignOut(() => $arrived.set(new Set()))

/** An item of the future, which no mark may include, counts once its time has come. */
export function isUnread({ id, at = moment(0) }: Readable): boolean {
  return (at > $readUntil.get() && at <= serverNow()) || $arrived.get().has(id)
}

/** Follows the current player's read mark in storage, including changes of other tabs. Runs once per page. */
export const followReadMark = startOnce(onEnd => {
  onEnd($isPlayer.subscribe(loadMark))
  onEnd(
    environment().storage.onChange(changed => {
      if (changed === markKey()) loadMark()
    })
  )
})

/** Loads the read mark from storage into `$readUntil`. */
export function loadMark(): void {
  const key = markKey()
  $readUntil.set((key && loadTime(key)) ?? 0)
}

/**
 * Stores the newest time of `read` as the read mark; one of the future would include what comes before it. `$readUntil`
 * is unchanged until the next page.
 */
export function saveMark(read: readonly Readable[]): void {
  const key = markKey()
  const now = serverNow()
  const newest = Math.max(0, ...read.map(({ at = 0 }) => at).filter(at => at <= now))
  if (key && newest > (loadTime(key) ?? 0)) saveText(key, String(newest))
}

/** The key contains a hash of the uid. It is the only entry of a player that is kept at logout (SESS-01). */
function markKey(): SavedKey | undefined {
  const player = loadPlayer()
  return player ? `bnw:read:${player}` : undefined
}
