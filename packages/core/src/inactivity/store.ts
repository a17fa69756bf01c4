import { ping } from '../contract/system.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { lastSent } from '../gateway/credentials.ts'
import { GatewayError } from '../gateway/errors.ts'
import { $gate } from '../gateway/gate.ts'
import { loadTime, onSavedChange } from '../lib/storage.ts'
import { gameEvents } from '../game/events.ts'
import { sessionHandle } from '../session/handle.ts'
import { $isPlayer } from '../session/session.ts'
import { loadAuth, storeActivityStart } from '../session/storage.ts'
import { once, shared } from '../shared.ts'
import { $idleSeconds } from './warning.ts'

/** How often the start of the activity is looked at (SESS-06). */
const CHECK_MS = 5_000
/** A session that has not been used for longer is logged out. */
const IDLE_MS = 3_600_000
/** How long before that the player is warned. */
const WARNING_MS = 300_000
/** Without a call for so long the gateway hears that the player is still here; without use for so long, it does not. */
const PING_MS = 300_000

/** What this tab remembers. The start of the activity itself is in storage, one for all tabs. */
const memory = shared('inactivity.memory', () => ({
  /** Whether the start has been renewed since the last check. */
  isRenewed: false,
  /** When the page was last used and last pinged, ms; 0: not yet. */
  usedAt: 0,
  pingedAt: 0
}))

/**
 * Begins to log out players who are not there any more. Once a page; the page tells of its use by `noteActivity()`, and calls
 * `checkInactivity()` when it comes back into view, since timers may have slept.
 */
export function startInactivity(): void {
  once('inactivity', onEnd => {
    let checks: ReturnType<typeof setInterval> | undefined
    let ticks: ReturnType<typeof setInterval> | undefined
    onEnd(
      $isPlayer.subscribe(isPlayer => {
        clearInterval(checks)
        if (isPlayer) checks = setInterval(check, CHECK_MS)
        else $idleSeconds.set(undefined)
      })
    )
    onEnd(
      $idleSeconds.subscribe((seconds, before) => {
        if (seconds !== undefined && before !== undefined) return
        clearInterval(ticks)
        if (seconds !== undefined) ticks = setInterval(checkInactivity, 1_000)
      })
    )
    onEnd(() => clearInterval(checks))
    onEnd(() => clearInterval(ticks))
    onEnd(onSavedChange('userActivityStartTime', checkInactivity))
    onEnd(gameEvents.on('activity', noteActivity))
  })
}

/** Warns, logs out, or takes the warning back, as the start of the activity says. */
export function checkInactivity(): void {
  if (!$isPlayer.get()) return
  const idle = idleTime()
  if (idle > IDLE_MS) return endIdle()
  const left = IDLE_MS - idle
  $idleSeconds.set(left <= WARNING_MS ? Math.ceil(left / 1_000) : undefined)
}

/**
 * The page is being used: by pointer, key, touch, scrolling, navigation or in a game. Renews the start of the activity,
 * at most once per check; while the warning is open it does not. Cheap enough for every event.
 */
export function noteActivity(): void {
  if (!$isPlayer.get() || $idleSeconds.get() !== undefined) return
  memory.usedAt = environment().now()
  if (memory.isRenewed) return
  // The hour may have passed while the device slept.
  checkInactivity()
  if (!$isPlayer.get() || $idleSeconds.get() !== undefined) return
  renew()
  if (isSilent()) void sendPing()
}

/** The button of the warning: the session goes on, in every tab. */
export function staySignedIn(): void {
  checkInactivity()
  if (!$isPlayer.get()) return
  renew()
  checkInactivity()
  memory.usedAt = environment().now()
  void sendPing()
}

function check(): void {
  memory.isRenewed = false
  checkInactivity()
  const isInUse = $idleSeconds.get() === undefined && isWithin(memory.usedAt, PING_MS)
  if ($isPlayer.get() && isInUse && isSilent()) void sendPing()
}

function renew(): void {
  memory.isRenewed = true
  storeActivityStart()
}

function endIdle(): void {
  $idleSeconds.set(undefined)
  void sessionHandle()?.end('idle')
}

/** ms since the start of the activity. One that lies ahead, or is none, was not written by us: it begins now (N7). */
function idleTime(): number {
  const start = loadTime('userActivityStartTime')
  const now = environment().now()
  if (start !== undefined && start <= now) return now - start
  // Another tab may be logging out: nothing of a player is written then.
  if (loadAuth()) storeActivityStart()
  return 0
}

/** Whether the gateway has heard nothing of this session for five minutes. */
function isSilent(): boolean {
  return $gate.get() === 'open' && !isWithin(lastSent(), PING_MS) && !isWithin(memory.pingedAt, PING_MS)
}

/** Whether a moment is less than so many ms away, also where the clock was set back since. */
function isWithin(moment: number, ms: number): boolean {
  return Math.abs(environment().now() - moment) < ms
}

async function sendPing(): Promise<void> {
  memory.pingedAt = environment().now()
  try {
    await send(ping, {})
  } catch (error) {
    // Nobody asked for it; what it says about the session has been dealt with.
    if (!(error instanceof GatewayError)) throw error
  }
}
