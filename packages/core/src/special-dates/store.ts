import { getSpecialDateInf, type SpecialDate } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote, loadOnce } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'

const store = createRemote(fetchDates)
onPageReset(store.clear)

/** The active special dates. */
export const $specialDates = store.$remote

const followLanguage = reloadOnLanguageChange(() => [store])

/** Loads them unless they are loaded. */
export async function loadSpecialDates(): Promise<void> {
  followLanguage()
  await loadOnce(store)
}

async function fetchDates(signal: AbortSignal): Promise<readonly SpecialDate[]> {
  const dates = await send(getSpecialDateInf, { SiteType: 'desktop' }, { signal })
  return dates.filter(({ Status }) => Status)
}
