import { getSpecialDateInf, type SpecialDate } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote } from '../lib/remote.ts'
import { shared } from '../shared.ts'

const store = shared('special-dates', () => createRemote(ask))

/** What is special these days: the active ones. */
export const $specialDates = store.$remote

/** Asks, unless they are there. */
export async function loadSpecialDates(): Promise<void> {
  reloadOnLanguageChange('special-dates', () => [store])
  if ($specialDates.get().status !== 'ready') await store.load()
}

async function ask(signal: AbortSignal): Promise<readonly SpecialDate[]> {
  const dates = await send(getSpecialDateInf, { SiteType: 'desktop' }, { signal })
  return dates.filter(({ Status }) => Status)
}
