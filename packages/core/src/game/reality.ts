import { atom } from 'nanostores'

import { totalsOf, type Totals } from '../history/totals.ts'
import { serverNow } from '../lib/clock.ts'
import { followSaved } from '../lib/follow-saved.ts'
import { loadText, saveText } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { onPageReset } from '../page-life.ts'
import { add } from './tally.ts'

/** Minutes of play between reminders; 0: never. */
export const REALITY_CHOICES = [0, 15, 30, 60] as const
export type RealityMinutes = (typeof REALITY_CHOICES)[number]

const KEY = 'bnw:reality-check'
const MINUTE_MS = 60_000

/** Maximum delay of a reminder until the end of a round: a game may never report the end. */
const MAX_DELAY_MS = 2 * MINUTE_MS

/** The player's choice on this device. Off by default. */
export const $realityMinutes = atom<RealityMinutes>(0)
onPageReset(() => $realityMinutes.set(0))
followSaved($realityMinutes, [KEY], readMinutes)

export function chooseRealityMinutes(minutes: RealityMinutes): void {
  saveText(KEY, minutes ? `${minutes}` : undefined)
  $realityMinutes.set(minutes)
  playTime.remindedAt = playedFor()
}

function readMinutes(): RealityMinutes {
  const stored = Number(loadText(KEY))
  return REALITY_CHOICES.find(minutes => minutes === stored) ?? 0
}

/** A reminder: the time played since the page was opened, ms, and the totals. */
export interface Reminder extends Totals {
  played: number
}

export const $reminder = atom<Reminder | undefined>()

const NOT_PLAYED = { played: 0, since: 0, remindedAt: 0, moved: totalsOf([]) }

/** Covers all games of this page: opening another one does not restart it. */
let playTime = { ...NOT_PLAYED }
onPageReset(() => (playTime = { ...NOT_PLAYED }))
clearOnSignOut(() => {
  playTime = { ...NOT_PLAYED }
  $reminder.set(undefined)
})

/** A game was opened. */
export function startPlayTime(): void {
  playTime.since ||= serverNow()
}

/** The game was closed. */
export function stopPlayTime(): void {
  playTime.played = playedFor()
  playTime.since = 0
  $reminder.set(undefined)
}

/** Adds totals of a game. */
export function addTotals(moved: Totals): void {
  playTime.moved = add(playTime.moved, moved)
}

/**
 * Shows the reminder when it is due. Called about once a second while a game is open.
 *
 * @param isInRound A round is running: the reminder waits for its end.
 */
export function checkReality(isInRound: boolean): void {
  const minutes = $realityMinutes.get()
  if (minutes === 0 || !playTime.since || $reminder.get()) return
  const played = playedFor()
  const late = played - playTime.remindedAt - minutes * MINUTE_MS
  if (late < 0 || (isInRound && late < MAX_DELAY_MS)) return
  $reminder.set({ ...playTime.moved, played })
}

/** The player continues. */
export function dismissReminder(): void {
  playTime.remindedAt = playedFor()
  $reminder.set(undefined)
}

/** Time played since the page was opened, ms. By the gateway's clock: that of the device may be changed meanwhile. */
function playedFor(): number {
  return playTime.played + (playTime.since && Math.max(0, serverNow() - playTime.since))
}
