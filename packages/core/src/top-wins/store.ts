import { topWinsFile, type TopWin as Row } from '../contract/static-files.ts'
import type { Kurus, Moment } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { sendFile } from '../gateway/client.ts'
import { createPoll } from '../lib/poll.ts'
import { createRemote } from '../lib/remote.ts'
import { shared } from '../shared.ts'
import { maskPlayer } from './masking.ts'

/** How often they are asked for while somebody looks, ms. */
export const TOP_WINS_MS = 10_000

/** A win of somebody else. */
export interface TopWin {
  id: string
  /** Masked. */
  player: string
  game: string
  /** Empty where the game cannot be opened. */
  gameId: string
  amount: Kurus
  at?: Moment | undefined
}

const store = shared('top-wins', () => createRemote(ask))

const poll = shared('top-wins.poll', () => createPoll(store.load, TOP_WINS_MS, () => environment().now()))

/** The latest wins, newest first. None where no feed is configured. */
export const $topWins = store.$remote

export const loadTopWins = store.load

/** Keeps them up to date until the returned function is called. */
export const watchTopWins = () => poll.watch()

async function ask(): Promise<readonly TopWin[]> {
  if (!environment().configuration.topWinsUrl) return []
  const wins = (await sendFile(topWinsFile)).flatMap(read)
  return wins.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
}

/** A win without an amount says nothing. */
function read({ player, game, gameID, amount, date }: Row): TopWin[] {
  if (amount === undefined || !game) return []
  const id = [player, game, amount, date].join('|')
  return [{ id, player: maskPlayer(player), game, gameId: gameID, amount, at: date }]
}
