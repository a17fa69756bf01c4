import { onNotify } from 'nanostores'

import { getTournaments, type Tournament } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { $language } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { pageEvents } from '../lib/page-events.ts'
import { byPhase } from '../offers/phases.ts'
import { once, shared } from '../shared.ts'

export type { Tournament } from '../contract/cmscontroller.ts'

/** How many are asked for (TOUR-01). */
export const MAX_TOURNAMENTS = 50

const ASKED = { SiteType: 'desktop', limit: MAX_TOURNAMENTS, offset: 0 } as const

const remote = shared('tournaments', () =>
  createRemote<readonly Tournament[]>(signal => send(getTournaments, ASKED, { signal }))
)

/** The tournaments by what they are at this second: they begin and end while one looks (TOUR-01). */
export const $tournaments = shared('tournaments.phases', () => byPhase(remote.$remote))

export const loadTournaments = remote.load

/** Asks again for what is shown in another language, when the tab comes back, and when one has ended. Once a page. */
export function startTournaments(): void {
  once('tournaments', onEnd => {
    const renew = () => remote.$remote.get().value && void loadTournaments()
    onEnd($language.listen(renew))
    onEnd(pageEvents.on('resume', renew))
    // Its last leaders are its winners.
    onEnd(onNotify($tournaments, ({ oldValue }) => hasEnded(oldValue, $tournaments.get()) && renew()))
  })
}

type Shown = ReturnType<(typeof $tournaments)['get']>

function hasEnded(before: Shown | undefined, now: Shown): boolean {
  return (
    before?.value !== undefined &&
    now.value !== undefined &&
    now.value.ended.length > before.value.ended.length
  )
}
