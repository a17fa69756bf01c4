import { getSpecialDateInf, type SpecialDate } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote, loadOnce } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'

const remote = createRemote(fetchDates)
onPageReset(remote.clear)

/** The active special dates. */
export const $specialDates = remote.$remote

const followLanguage = reloadOnLanguageChange(() => [remote])

/** Loads them unless they are loaded. */
export async function loadSpecialDates(): Promise<void> {
  followLanguage()
  await loadOnce(remote)
}

async function fetchDates(signal: AbortSignal): Promise<readonly SpecialDate[]> {
  const dates = await send(getSpecialDateInf, { SiteType: 'desktop' }, { signal })
  return dates.filter(({ Status }) => Status)
}
