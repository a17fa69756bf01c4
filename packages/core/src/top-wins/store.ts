import { topWinsFile, type TopWin as Row } from '../contract/static-files.ts'
import type { Kurus, Moment } from '../contract/units.ts'
import { environment } from '../environment.ts'
import { sendFile } from '../gateway/client.ts'
import { createPoll } from '../lib/poll.ts'
import { createRemote } from '../lib/remote.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { onPageReset } from '../page-life.ts'
import { maskPlayer } from './masking.ts'

/** Polling interval while a view is visible, ms. */
const TOP_WINS_MS = 10_000

/** A win of another player. */
export interface TopWin {
  id: string
  /** Masked. */
  player: string
  game: string
  /** Empty if the game cannot be opened. */
  gameId: string
  /** A checked address. */
  picture: string | undefined
  /** Name of the game's provider. */
  provider: string
  amount: Kurus
  /** ISO code; empty for lira. */
  currency: string
  at?: Moment | undefined
}

const remote = createRemote(fetchWins)
onPageReset(remote.clear)

const poll = createPoll(remote, TOP_WINS_MS)
onPageReset(poll.clear)

/** Whether a feed is configured: without one there are no wins. */
export const hasFeed = () => environment().configuration.topWinsUrl !== ''

/** The latest wins, newest first. Empty if no feed is configured. */
export const $topWins = remote.$remote

export const loadTopWins = remote.load

/** Polls until the returned function is called. */
export const watchTopWins = poll.watch

async function fetchWins(signal: AbortSignal): Promise<readonly TopWin[]> {
  if (!hasFeed()) return []
  const rows = (await sendFile(topWinsFile, {}, signal)).flatMap(read)
  // A feed may have a win twice.
  const wins = [...new Map(rows.map(win => [win.id, win])).values()]
  return wins.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
}

/** A win without an amount or game is dropped. */
function read({ player, game, gameID, image, providerName, amount, currency, date }: Row): TopWin[] {
  if (amount === undefined || !game) return []
  const id = [player, game, amount, date].join('|')
  const picture = safeUrl(image, 'image', environment().configuration.gateway)
  const win = { game, gameId: gameID, picture, provider: providerName, amount, currency, at: date }
  return [{ id, player: maskPlayer(player), ...win }]
}
