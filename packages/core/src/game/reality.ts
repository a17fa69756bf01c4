import { atom, onMount } from 'nanostores'

import { environment } from '../environment.ts'
import { totalsOf, type Totals } from '../history/totals.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'
import { add } from './tally.ts'

/** After how many minutes of play the player is reminded; 0: never. */
export const REALITY_CHOICES = [0, 15, 30, 60] as const
export type RealityMinutes = (typeof REALITY_CHOICES)[number]

const KEY = 'bnw:reality-check'
const MINUTE_MS = 60_000

/** The reminder waits for the end of a round, but no longer than this: a game may never say that one has ended. */
const PATIENCE_MS = 2 * MINUTE_MS

/** What the player has chosen on this device. Off until then. */
export const $realityMinutes = shared('play.reality', () => {
  const $minutes = atom<RealityMinutes>(0)
  const follow = () => $minutes.set(readMinutes())
  onMount($minutes, () => {
    follow()
    return onSavedChange(KEY, follow)
  })
  return $minutes
})

export function chooseRealityMinutes(minutes: RealityMinutes): void {
  saveText(KEY, minutes ? `${minutes}` : undefined)
  $realityMinutes.set(minutes)
  sitting.remindedAt = playedFor()
}

function readMinutes(): RealityMinutes {
  const kept = Number(loadText(KEY))
  return REALITY_CHOICES.find(minutes => minutes === kept) ?? 0
}

/** What the player is reminded of: how long has been played in this page life, ms, and what it came to. */
export interface Reminder extends Totals {
  played: number
}

export const $reminder = shared('play.reminder', () => atom<Reminder | undefined>())

/** All games of this page life together: going from one to the next does not begin anew. */
const sitting = shared('play.sitting', () => {
  const start = () => ({ played: 0, since: 0, remindedAt: 0, moved: totalsOf([]) })
  const one = start()
  clearOnSignOut(() => {
    // A game that lies open goes on.
    Object.assign(one, { ...start(), since: one.since && environment().now() })
    $reminder.set(undefined)
  })
  return one
})

/** A game has opened. */
export function beginSitting(): void {
  sitting.since ||= environment().now()
}

/** No game is open any more. */
export function endSitting(): void {
  sitting.played = playedFor()
  sitting.since = 0
  $reminder.set(undefined)
}

/** Counts what a game has moved. */
export function countMoved(moved: Totals): void {
  sitting.moved = add(sitting.moved, moved)
}

/**
 * Reminds the player where it is time. Called every second or so while a game is open.
 *
 * @param isInRound A round is under way: its end is waited for.
 */
export function lookAtReality(isInRound: boolean): void {
  const minutes = $realityMinutes.get()
  if (minutes === 0 || !sitting.since || $reminder.get()) return
  const played = playedFor()
  const late = played - sitting.remindedAt - minutes * MINUTE_MS
  if (late < 0 || (isInRound && late < PATIENCE_MS)) return
  $reminder.set({ ...sitting.moved, played })
}

/** The player goes on. */
export function dismissReminder(): void {
  sitting.remindedAt = playedFor()
  $reminder.set(undefined)
}

/** ms of play in this page life. */
function playedFor(): number {
  return sitting.played + (sitting.since && Math.max(0, environment().now() - sitting.since))
}
