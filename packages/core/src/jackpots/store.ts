import { getJackpots } from '../contract/habanero.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { createPoll } from '../lib/poll.ts'
import { createRemote } from '../lib/remote.ts'
import { shared } from '../shared.ts'
import { nextLevels, type JackpotLevel } from './level.ts'

/** How often they are asked for while somebody looks, ms; their figures glide as long. */
export const JACKPOTS_MS = 10_000

const store = shared('jackpots', () => createRemote(ask))

const poll = shared('jackpots.poll', () => createPoll(store.load, JACKPOTS_MS, () => environment().now()))

/** The levels of the jackpot. */
export const $jackpots = store.$remote

export const loadJackpots = store.load

/** Keeps them up to date until the returned function is called. */
export const watchJackpots = () => poll.watch()

async function ask(signal: AbortSignal): Promise<readonly JackpotLevel[]> {
  const [row] = await send(getJackpots, {}, { signal })
  return nextLevels($jackpots.get().value ?? [], row?.jackpots ?? [])
}
