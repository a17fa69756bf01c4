import { atom, type ReadableAtom } from 'nanostores'

import { environment } from '../environment.ts'
import { createKeyed } from '../lib/keyed.ts'
import { clearOnSignOut } from '../session/clearing.ts'
import { shared } from '../shared.ts'
import { launch, type Launched, type PlayKey } from './launch.ts'
import { readGameMessage, type GameMessage } from './messages.ts'
import { $played, $usedInGame } from './played.ts'

/**
 * A game from opening to closing. `launching`: its frame is there, the game has not said that it is ready. Each state has
 * all of its own and nothing of the one before (PLAY-02).
 */
export type Play =
  | { status: 'idle' | 'opening' | 'closed' }
  | ({ status: 'launching' | 'ready' } & Launched)
  | { status: 'failed'; error: Error }

/** What was played since the game was opened. */
export interface Rounds {
  /** Rounds that have ended. */
  played: number
  /** The round under way; empty where there is none. */
  running: string
  /** When the game was opened, ms since 1970 by the device's clock; 0 before. */
  since: number
}

/** What a game asks of the page around it. */
export type GameWish = 'deposit' | 'exit'

export interface PlayStore {
  $play: ReadableAtom<Play>
  $rounds: ReadableAtom<Rounds>
  /** Opens the game, unless it is open. Never rejects. */
  open(): Promise<void>
  /** Opens it anew: after a failure, and for the button in its bar. */
  reload(): Promise<void>
  /** The game is in view. It may also not say so: a second and a half after its page is loaded it counts as ready. */
  settle(): void
  close(): void
  /**
   * Hears a message of the window. Only one of the game's own window and exact origin counts (H72).
   *
   * @param message `isFromFrame`: it was sent by the frame's window.
   * @returns What the page around is asked for.
   */
  hear(message: { data: unknown; origin: string; isFromFrame: boolean }): GameWish | undefined
}

const NO_ROUNDS: Rounds = { played: 0, running: '', since: 0 }

const plays = shared('play', () => {
  const keyed = createKeyed<PlayKey, PlayStore>(
    ({ type, id, gamingType }) => `${type}/${id}/${gamingType}`,
    createPlay,
    8
  )
  clearOnSignOut(() => keyed.all().forEach(play => play.close()))
  return keyed
})

/** One game of the page. */
export function playOf({ type, id, gamingType }: PlayKey): PlayStore {
  return plays.get({ type, id, gamingType })
}

function createPlay(key: PlayKey): PlayStore {
  const $play = atom<Play>({ status: 'idle' })
  const $rounds = atom<Rounds>(NO_ROUNDS)
  let running: AbortController | undefined

  async function reload(): Promise<void> {
    running?.abort()
    const mine = (running = new AbortController())
    $play.set({ status: 'opening' })
    $rounds.set(NO_ROUNDS)
    const next = await launch(key, mine.signal).then(
      (launched): Play => ({ status: 'launching', ...launched }),
      (error: Error): Play => ({ status: 'failed', error })
    )
    if (running !== mine) return
    running = undefined
    $play.set(next)
    if (next.status === 'launching') $rounds.set({ ...NO_ROUNDS, since: environment().now() })
  }

  function settle(): void {
    const play = $play.get()
    if (play.status === 'launching') $play.set({ ...play, status: 'ready' })
  }

  return {
    $play,
    $rounds,
    async open() {
      const { status } = $play.get()
      if (status === 'idle' || status === 'closed') await reload()
    },
    reload,
    settle,
    close() {
      running?.abort()
      running = undefined
      if ($play.get().status === 'idle') return
      if ($rounds.get().running) $played.set($played.get() + 1)
      $play.set({ status: 'closed' })
      $rounds.set(NO_ROUNDS)
    },
    hear({ data, origin, isFromFrame }) {
      const play = $play.get()
      if (play.status !== 'launching' && play.status !== 'ready') return undefined
      if (!isFromFrame || origin !== play.origin) return undefined
      const message = readGameMessage(data)
      if (message?.type === 'ready') settle()
      if (message) $rounds.set(countRound($rounds.get(), message))
      return message && react(message)
    }
  }
}

function react({ type }: GameMessage): GameWish | undefined {
  if (type === 'balance' || type === 'round-end') $played.set($played.get() + 1)
  if (type === 'activity' || type === 'round-start') $usedInGame.set($usedInGame.get() + 1)
  return type === 'deposit' || type === 'exit' ? type : undefined
}

/** Counts rounds by their id: a repeated message counts once. */
function countRound(rounds: Rounds, message: GameMessage): Rounds {
  if (message.type === 'round-start') return { ...rounds, running: message.id }
  if (message.type !== 'round-end' || rounds.running !== message.id) return rounds
  return { ...rounds, running: '', played: rounds.played + 1 }
}
