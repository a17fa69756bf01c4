import { atom } from 'nanostores'

import type { Moment } from '../contract/shapes.ts'
import { loadTime, onSavedChange, saveText, type SavedKey } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { loadPlayer } from '../session/storage.ts'
import { once, shared } from '../shared.ts'

/** What a notification or a message is read by. */
export interface Readable {
  id: string
  at?: Moment | undefined
}

/** Up to when everything is read, ms, by the gateway's clock; 0 where the player has never looked. */
export const $readUntil = shared('notifications.read-until', () => atom(0))

/** What came while the page was open, whatever its date: a withdrawal keeps the date on which it was asked for. */
export const $arrived = shared('notifications.arrived', () => {
  const $ids = atom<ReadonlySet<string>>(new Set())
  clearOnSignOut(() => $ids.set(new Set()))
  return $ids
})

export function isUnread({ id, at = 0 as Moment }: Readable): boolean {
  return at > $readUntil.get() || $arrived.get().has(id)
}

/** Follows the mark of whoever is signed in, also where another tab moves it. Once a page. */
export function followReadMark(): void {
  once('notifications.read-mark', onEnd => {
    let unhear: (() => void) | undefined
    onEnd(
      $isPlayer.subscribe(isPlayer => {
        unhear?.()
        const key = isPlayer ? markKey() : undefined
        unhear = key && onSavedChange(key, takeMark)
        takeMark()
      })
    )
    onEnd(() => unhear?.())
  })
}

/** Takes the mark that is kept on the device for the one of the page. */
export function takeMark(): void {
  const key = markKey()
  $readUntil.set((key && loadTime(key)) ?? 0)
}

/** Keeps on the device how far the player has read. The page itself goes on with the mark that it began with. */
export function keepMark(read: readonly Readable[]): void {
  const key = markKey()
  const newest = Math.max(0, ...read.map(({ at = 0 }) => at))
  if (key && newest > (loadTime(key) ?? 0)) saveText(key, String(newest))
}

/** A time under a hash of the uid: it alone outlives the session (SESS-01). */
function markKey(): SavedKey | undefined {
  const player = loadPlayer()
  return player ? `bnw:read:${player}` : undefined
}
