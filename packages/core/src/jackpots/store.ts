import { getJackpots } from '../contract/habanero.ts'
import { send } from '../gateway/client.ts'
import { createPoll } from '../lib/poll.ts'
import { createRemote } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'
import { nextLevels, type JackpotLevel } from './level.ts'

/** Polling interval while a view is visible, ms; also the duration of the animation. */
export const JACKPOTS_MS = 10_000

const remote = createRemote(fetchLevels)
onPageReset(remote.clear)

const poll = createPoll(remote, JACKPOTS_MS)
onPageReset(poll.clear)

/** The jackpot levels. */
export const $jackpots = remote.$remote

export const loadJackpots = remote.load

/** Polls until the returned function is called. */
export const watchJackpots = poll.watch

async function fetchLevels(signal: AbortSignal): Promise<readonly JackpotLevel[]> {
  const [row] = await send(getJackpots, {}, { signal })
  return nextLevels($jackpots.get().value ?? [], row?.jackpots ?? [])
}
