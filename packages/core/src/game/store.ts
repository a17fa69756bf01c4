import { atom, type ReadableAtom } from 'nanostores'

import { serverNow } from '../lib/clock.ts'
import { createKeyed } from '../lib/keyed.ts'
import { throttle } from '../lib/throttle.ts'
import { $isEndShown, $session, type EndReason, type Session } from '../session/session.ts'
import { onPageReset } from '../page-life.ts'
import { launch, type Launched, type PlayKey } from './launch.ts'
import { readGameMessage, type GameMessage } from './messages.ts'
import { gameEvents } from './events.ts'
import { NO_ROUNDS, roundsAfter, type Rounds } from './rounds.ts'
import { startPlayTime, addTotals, stopPlayTime } from './reality.ts'
import { createTally, type Tally, type TallyStore } from './tally.ts'

/**
 * State of a game. `launching`: its frame is loaded, and the game has not reported that it is ready. `interrupted`: the
 * session has ended, and the frame stays visible. A state contains no data of the previous one (PLAY-02).
 */
export type Play =
  | { status: 'idle' | 'opening' | 'closed' }
  | ({ status: 'launching' | 'ready' | 'interrupted' } & Launched)
  | { status: 'failed'; error: Error }

/** What a game requests from the page around it. */
export type GameRequest = 'deposit' | 'exit'

export interface PlayStore {
  $play: ReadableAtom<Play>
  $rounds: ReadableAtom<Rounds>
  /** Stakes and wins since the game was opened, from the gateway. */
  $tally: ReadableAtom<Tally | undefined>
  /** Opens the game unless it is open. Never rejects. */
  open(): Promise<void>
  /** Opens it again: after a failure, and for the reload button. */
  reload(): Promise<void>
  /** The game is ready. Without its message it counts as ready 1.5 s after its page is loaded. */
  markReady(): void
  close(): void
  /** The session has ended: an open game stays visible and its messages are ignored; any other is closed. */
  interrupt(): void
  /**
   * Handles a message event. Only messages of the game's own window and exact origin are accepted.
   *
   * @param message `isFromFrame`: it was sent by the frame's window.
   * @returns The game's request to the page, if any.
   */
  handleMessage(message: { data: unknown; origin: string; isFromFrame: boolean }): GameRequest | undefined
}

const plays = createKeyed<PlayKey, PlayStore>(createPlay, 8)
$session.listen((session, before) => follow(session, before, plays.all()))
onPageReset(plays.clear)

/** Closes or interrupts the open games when a session begins or ends. A refreshed session changes nothing. */
function follow(session: Session, before: Session | undefined, all: readonly PlayStore[]): void {
  if (session.status === before?.status) return
  const isLost = session.status === 'guest' && INTERRUPTING.has(session.because)
  for (const play of all) {
    if (isLost) play.interrupt()
    else play.close()
  }
  $isEndShown.set(all.some(({ $play }) => $play.get().status === 'interrupted'))
}

/** After these the game stays visible, since a round may be running; a logout closes it. */
const INTERRUPTING: ReadonlySet<unknown> = new Set<EndReason>(['expired', 'failed'])

/** One game of the page. */
export function playOf({ type, id, gamingType }: PlayKey): PlayStore {
  return plays.get({ type, id, gamingType })
}

function createPlay(key: PlayKey): PlayStore {
  const $play = atom<Play>({ status: 'idle' })
  const $rounds = atom<Rounds>(NO_ROUNDS)
  const tally = createTally(key, addTotals)
  const reloads = createReloads(tally)
  let running: AbortController | undefined

  async function reload(): Promise<void> {
    running?.abort()
    const mine = (running = new AbortController())
    const { current, since } = $rounds.get()
    // Its stake has moved, and the message of its end does not come.
    if (current) reloads.moneyMoved()
    $play.set({ status: 'opening' })
    $rounds.set({ ...NO_ROUNDS, since })
    const next = await launch(key, mine.signal).then(
      (launched): Play => ({ status: 'launching', ...launched }),
      (error: Error): Play => ({ status: 'failed', error })
    )
    if (running !== mine) return
    running = undefined
    $play.set(next)
    if (next.status !== 'launching') return stopPlayTime()
    startPlayTime()
    $rounds.set({ ...NO_ROUNDS, since: since || serverNow() })
    if (key.gamingType !== 'demo') void tally.start()
  }

  function markReady(): void {
    const play = $play.get()
    if (play.status === 'launching') $play.set({ ...play, status: 'ready' })
  }

  function interrupt(): void {
    const play = $play.get()
    if (play.status !== 'launching' && play.status !== 'ready') return close()
    reloads.cancel()
    $rounds.set({ ...$rounds.get(), current: '' })
    $play.set({ ...play, status: 'interrupted' })
  }

  function close(): void {
    running?.abort()
    running = undefined
    const { status } = $play.get()
    if (status === 'idle' || status === 'closed') return
    if (reloads.cancel() || $rounds.get().current) gameEvents.emit('moneyMoved')
    tally.stop()
    stopPlayTime()
    $play.set({ status: 'closed' })
    $rounds.set(NO_ROUNDS)
  }

  return {
    $play,
    $rounds,
    $tally: tally.$tally,
    async open() {
      const { status } = $play.get()
      if (status === 'idle' || status === 'closed') await reload()
    },
    reload,
    markReady,
    close,
    interrupt,
    handleMessage({ data, origin, isFromFrame }) {
      const play = $play.get()
      if (play.status !== 'launching' && play.status !== 'ready') return undefined
      if (!isFromFrame || origin !== play.origin) return undefined
      const message = readGameMessage(data)
      if (message?.type === 'ready') markReady()
      if (message) $rounds.set(roundsAfter($rounds.get(), message))
      if (message) reloads.after(message)
      return message && react(message)
    }
  }
}

/** Minimum time between the reloads that messages of a game cause, in ms, however many it sends (PLAY-04). */
const RELOAD_INTERVAL_MS = 1_000

function createReloads(tally: TallyStore) {
  const moved = throttle(RELOAD_INTERVAL_MS, () => {
    void tally.update()
    gameEvents.emit('moneyMoved')
  })
  const failed = throttle(RELOAD_INTERVAL_MS, () => gameEvents.emit('error'))
  return {
    moneyMoved: moved.run,
    after({ type }: GameMessage): void {
      if (type === 'balance' || type === 'round-end') moved.run()
      if (type === 'error') failed.run()
    },
    /** @returns Whether money has moved since the last reload. */
    cancel(): boolean {
      failed.cancel()
      return moved.cancel()
    }
  }
}

function react({ type }: GameMessage): GameRequest | undefined {
  if (type === 'activity' || type === 'round-start') gameEvents.emit('activity')
  return type === 'deposit' || type === 'exit' ? type : undefined
}
