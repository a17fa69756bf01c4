import { getPromotions, type Promotion } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { $language } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { pageEvents } from '../lib/page-events.ts'
import { byPhase } from '../offers/phases.ts'
import { once, shared } from '../shared.ts'

export type { Promotion } from '../contract/cmscontroller.ts'

const remote = shared('promotions', () =>
  createRemote<readonly Promotion[]>(async signal => {
    const all = await send(getPromotions, { SiteType: 'desktop' }, { signal })
    return all.filter(({ Status }) => Status)
  })
)

/** The promotions by phase. They start and end while they are on screen (PROMO-01, VALID-05). */
export const $promotions = shared('promotions.phases', () => byPhase(remote.$remote))

export const loadPromotions = remote.load

/** Reloads in another language and when the player comes back to the tab. Runs once per page. */
export function startPromotions(): void {
  once('promotions', onEnd => {
    const renew = () => remote.$remote.get().value && void loadPromotions()
    onEnd($language.listen(renew))
    onEnd(pageEvents.on('resume', renew))
  })
}
