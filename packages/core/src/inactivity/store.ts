import { ping } from '../contract/system.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { lastSent } from '../gateway/credentials.ts'
import { GatewayError } from '../gateway/errors.ts'
import { $gate } from '../gateway/gate.ts'
import { loadTime, onSavedChange } from '../lib/storage.ts'
import { gameEvents } from '../game/events.ts'
import { IDLE_MS, noteLastActivity } from '../session/activity.ts'
import { sessionHandle } from '../session/handle.ts'
import { $isPlayer } from '../session/session.ts'
import { loadAuth, storeActivityStart } from '../session/storage.ts'
import { onPageReset, startOnce } from '../page-life.ts'
import { $idleSeconds } from './warning.ts'

/** Interval of the checks (SESS-06). */
const CHECK_MS = 5_000
/** How long before the logout the warning opens. */
const WARNING_MS = 300_000
/** A ping is sent after this time without a call, unless the player was inactive for as long. */
const PING_MS = 300_000

/** Time of the last activity that this tab has stored, ms since 1970; 0: none yet. All tabs share the stored time. */
let usedAt = 0
onPageReset(() => (usedAt = 0))

/**
 * Starts to log out inactive players. Runs once per page. The page reports activity by `noteActivity()` and calls
 * `checkInactivity()` when it becomes visible, since timers may have been suspended.
 */
export const startInactivity = startOnce(onEnd => {
  let stopChecks = () => {}
  let stopTicks = () => {}
  onEnd(
    $isPlayer.subscribe(isPlayer => {
      stopChecks()
      if (isPlayer) stopChecks = environment().every(CHECK_MS, check)
      else $idleSeconds.set(undefined)
    })
  )
  onEnd(
    $idleSeconds.subscribe((seconds, before) => {
      if (seconds !== undefined && before !== undefined) return
      stopTicks()
      if (seconds !== undefined) stopTicks = environment().every(1_000, checkInactivity)
    })
  )
  onEnd(() => stopChecks())
  onEnd(() => stopTicks())
  onEnd(onSavedChange('userActivityStartTime', checkInactivity))
  onEnd(gameEvents.on('activity', noteActivity))
})

/** Opens or closes the warning or logs out, depending on the time since the last activity. */
export function checkInactivity(): void {
  if (!$isPlayer.get()) return
  const idle = idleTime()
  if (idle > IDLE_MS) return void sessionHandle()?.end('idle')
  const left = IDLE_MS - idle
  $idleSeconds.set(left <= WARNING_MS ? Math.ceil(left / 1_000) : undefined)
}

/**
 * Reports activity: pointer, key, touch, scrolling, navigation, or in a game. Stores its time at most every five seconds,
 * and not while the warning is open. Cheap enough to be called for each event.
 */
export function noteActivity(): void {
  if (isWithin(usedAt, CHECK_MS)) return
  // The hour may have passed while the device slept.
  checkInactivity()
  if (!$isPlayer.get() || $idleSeconds.get() !== undefined) return
  usedAt = environment().now()
  storeStartIfSignedIn()
  if (isSilent()) void sendPing()
}

/** The warning's button: the session continues, in all tabs. */
export function staySignedIn(): void {
  checkInactivity()
  if (!$isPlayer.get()) return
  storeStartIfSignedIn()
  checkInactivity()
  void sendPing()
}

function check(): void {
  checkInactivity()
  if (isWithin(usedAt, PING_MS) && isSilent()) void sendPing()
}

/** Stores that the player is active. Without an auth another tab is logging out: no entry of a player may be written. */
function storeStartIfSignedIn(): void {
  if (loadAuth()) storeActivityStart()
}

/** Time since the last activity, ms. A stored time that is invalid or in the future is replaced by now (N7). */
function idleTime(): number {
  const start = loadTime('userActivityStartTime')
  const now = environment().now()
  if (start !== undefined && start <= now) {
    noteLastActivity(start)
    return now - start
  }
  storeStartIfSignedIn()
  return 0
}

/** Whether no call of the session was sent for five minutes. */
function isSilent(): boolean {
  return $gate.get() === 'open' && !isWithin(lastSent(), PING_MS)
}

/** Whether a time is less than `ms` away, in either direction since the clock may have been set back. */
function isWithin(moment: number, ms: number): boolean {
  return Math.abs(environment().now() - moment) < ms
}

async function sendPing(): Promise<void> {
  try {
    await send(ping, {})
  } catch (error) {
    // A lost session is handled by the client; other failures have no effect.
    if (!(error instanceof GatewayError)) throw error
  }
}
