import { getPromotions, type Promotion } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote } from '../lib/remote.ts'
import { byPhase } from '../offers/phases.ts'
import { onPageReset } from '../page-life.ts'

export type { Promotion } from '../contract/cmscontroller.ts'

const remote = createRemote<readonly Promotion[]>(async signal => {
  const all = await send(getPromotions, { SiteType: 'desktop' }, { signal })
  return all.filter(({ Status }) => Status)
})
onPageReset(remote.clear)

/** The promotions by phase. They start and end while they are on screen (PROMO-01, VALID-05). */
export const $promotions = byPhase(remote.$remote)

export const { load: loadPromotions, watch: watchPromotions } = remote

/** Reloads in another language. Runs once per page. */
export const startPromotions = reloadOnLanguageChange(() => [remote])
