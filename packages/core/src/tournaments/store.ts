import { onNotify } from 'nanostores'

import { getTournaments, type Tournament } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote } from '../lib/remote.ts'
import { byPhase } from '../offers/phases.ts'
import { onPageReset, startOnce } from '../page-life.ts'

export type { Tournament } from '../contract/cmscontroller.ts'

const MAX_TOURNAMENTS = 50

const QUERY = { SiteType: 'desktop', limit: MAX_TOURNAMENTS, offset: 0 } as const

const remote = createRemote<readonly Tournament[]>(async signal => {
  const tournaments = await send(getTournaments, QUERY, { signal })
  return tournaments.map(tournament => ({
    ...tournament,
    Leaders: byRank(tournament.Leaders.filter(hasMoreThanRank))
  }))
})
onPageReset(remote.clear)

/** The tournaments by phase. They start and end while they are on screen (TOUR-01). */
export const $tournaments = byPhase(remote.$remote)

export const { load: loadTournaments, watch: watchTournaments } = remote

const followLanguage = reloadOnLanguageChange(() => [remote])

/** Reloads in another language, and when a tournament has ended. Runs once per page. */
export const startTournaments = startOnce(onEnd => {
  followLanguage()
  // The final leaders are the winners.
  onEnd(
    onNotify($tournaments, ({ oldValue }) => hasEnded(oldValue, $tournaments.get()) && void loadTournaments())
  )
})

/** A row with a rank alone is not shown. */
function hasMoreThanRank({ Player, Points, Prize }: Tournament['Leaders'][number]): boolean {
  return Player !== '' || Points !== undefined || Prize !== ''
}

/** The first ranked one first: the card names the leader and the winners. In the gateway's order if a rank is missing. */
function byRank(leaders: Tournament['Leaders']): Tournament['Leaders'] {
  if (leaders.some(({ Rank }) => Rank === undefined)) return leaders
  return leaders.toSorted((one, other) => (one.Rank ?? 0) - (other.Rank ?? 0))
}

type Shown = ReturnType<(typeof $tournaments)['get']>

function hasEnded(before: Shown | undefined, now: Shown): boolean {
  return (
    before?.value !== undefined &&
    now.value !== undefined &&
    now.value.ended.length > before.value.ended.length
  )
}
