import { atom, type ReadableAtom } from 'nanostores'

import { environment } from '../environment.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $session, type EndReason, type Session } from '../session/session.ts'
import { shared } from '../shared.ts'
import { launch, type Launched, type PlayKey } from './launch.ts'
import { readGameMessage, type GameMessage } from './messages.ts'
import { gameEvents } from './events.ts'
import { beginSitting, countMoved, endSitting } from './reality.ts'
import { createTally, type Tally } from './tally.ts'

/**
 * A game from opening to closing. `launching`: its frame is there, the game has not said that it is ready. `interrupted`:
 * the session has ended, and the frame stays to be looked at. Each state has all of its own and nothing of the one before
 * (PLAY-02).
 */
export type Play =
  | { status: 'idle' | 'opening' | 'closed' }
  | ({ status: 'launching' | 'ready' | 'interrupted' } & Launched)
  | { status: 'failed'; error: Error }

/** The rounds since the game was opened, as it tells of them. */
export interface Rounds {
  /** The round under way; empty where there is none. */
  current: string
  /** The round that ended last; empty where none has. */
  ended: string
  /** When the game was opened, ms since 1970 by the device's clock; 0 before. */
  since: number
}

/** What a game asks of the page around it. */
export type GameWish = 'deposit' | 'exit'

export interface PlayStore {
  $play: ReadableAtom<Play>
  $rounds: ReadableAtom<Rounds>
  /** What was staked and won since the game was opened, as the gateway says. */
  $tally: ReadableAtom<Tally | undefined>
  /** Opens the game, unless it is open. Never rejects. */
  open(): Promise<void>
  /** Opens it anew: after a failure, and for the button in its bar. */
  reload(): Promise<void>
  /** The game is in view. It may also not say so: a second and a half after its page is loaded it counts as ready. */
  settle(): void
  close(): void
  /** The session has ended: an open game stays in view, and is heard no more; any other is closed. */
  interrupt(): void
  /**
   * Hears a message of the window. Only one of the game's own window and exact origin counts (H72).
   *
   * @param message `isFromFrame`: it was sent by the frame's window.
   * @returns What the page around is asked for.
   */
  hear(message: { data: unknown; origin: string; isFromFrame: boolean }): GameWish | undefined
}

const NO_ROUNDS: Rounds = { current: '', ended: '', since: 0 }

const plays = shared('play', () => {
  const keyed = createKeyed<PlayKey, PlayStore>(
    ({ type, id, gamingType }) => `${type}/${id}/${gamingType}`,
    createPlay,
    8
  )
  $session.listen((session, before) => follow(session, before, keyed.all()))
  return keyed
})

/** What the open games do when a session begins or ends. One that was renewed changes nothing. */
function follow(session: Session, before: Session | undefined, all: readonly PlayStore[]): void {
  if (session.status === before?.status) return
  const isLost = session.status === 'guest' && INTERRUPTING.has(session.because)
  for (const play of all) {
    if (isLost) play.interrupt()
    else play.close()
  }
}

/** A session that ran out leaves the game in view (a round may be under way); whoever logs out leaves the game too. */
const INTERRUPTING: ReadonlySet<unknown> = new Set<EndReason>(['expired', 'failed'])

/** One game of the page. */
export function playOf({ type, id, gamingType }: PlayKey): PlayStore {
  return plays.get({ type, id, gamingType })
}

function createPlay(key: PlayKey): PlayStore {
  const $play = atom<Play>({ status: 'idle' })
  const $rounds = atom<Rounds>(NO_ROUNDS)
  const tally = createTally(key, countMoved)
  let running: AbortController | undefined

  async function reload(): Promise<void> {
    running?.abort()
    const mine = (running = new AbortController())
    const { since } = $rounds.get()
    $play.set({ status: 'opening' })
    $rounds.set({ ...NO_ROUNDS, since })
    const next = await launch(key, mine.signal).then(
      (launched): Play => ({ status: 'launching', ...launched }),
      (error: Error): Play => ({ status: 'failed', error })
    )
    if (running !== mine) return
    running = undefined
    $play.set(next)
    if (next.status !== 'launching') return
    beginSitting()
    $rounds.set({ ...NO_ROUNDS, since: since || environment().now() })
    if (key.gamingType !== 'demo') void tally.begin()
  }

  function settle(): void {
    const play = $play.get()
    if (play.status === 'launching') $play.set({ ...play, status: 'ready' })
  }

  function interrupt(): void {
    const play = $play.get()
    if (play.status !== 'launching' && play.status !== 'ready') return close()
    endSitting()
    $rounds.set({ ...$rounds.get(), current: '' })
    $play.set({ ...play, status: 'interrupted' })
  }

  function close(): void {
    running?.abort()
    running = undefined
    const { status } = $play.get()
    if (status === 'idle' || status === 'closed') return
    if ($rounds.get().current) gameEvents.emit('moneyMoved')
    tally.end()
    endSitting()
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
    settle,
    close,
    interrupt,
    hear({ data, origin, isFromFrame }) {
      const play = $play.get()
      if (play.status !== 'launching' && play.status !== 'ready') return undefined
      if (!isFromFrame || origin !== play.origin) return undefined
      const message = readGameMessage(data)
      if (message?.type === 'ready') settle()
      if (message) $rounds.set(roundsAfter($rounds.get(), message))
      if (message?.type === 'balance' || message?.type === 'round-end') void tally.look()
      return message && react(message)
    }
  }
}

function react({ type }: GameMessage): GameWish | undefined {
  if (type === 'balance' || type === 'round-end') gameEvents.emit('moneyMoved')
  if (type === 'activity' || type === 'round-start') gameEvents.emit('activity')
  return type === 'deposit' || type === 'exit' ? type : undefined
}

/** A round that has ended does not run again when the game repeats that it has begun. */
function roundsAfter(rounds: Rounds, { type, ...message }: GameMessage): Rounds {
  const id = 'id' in message ? message.id : ''
  if (type === 'round-start' && id !== rounds.ended) return { ...rounds, current: id }
  if (type === 'round-end' && id === rounds.current) return { ...rounds, current: '', ended: id }
  return rounds
}
