import { categoryList, providerList, type Category, type Provider } from '../contract/casino.ts'
import { liveCategoryList, liveProviderList } from '../contract/livecasino.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { loadText } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { onPageReset } from '../page-life.ts'
import type { LobbyType } from './types.ts'

/** Maximum number of categories and of providers (LOB-01, LIVE-01). */
const LIMITS: Record<LobbyType, number> = { slot: 100, live: 150 }

/** The rid that has access to more studios (LIVE-01). It is a hint only: the gateway decides by the session. */
const WIDER_RID = '20'

export interface LobbyFilters {
  categories: RemoteValue<readonly Category[]>
  providers: RemoteValue<readonly Provider[]>
}

const filters = createKeyed<{ type: LobbyType; lang: string }, LobbyFilters & { type: LobbyType }>(
  ({ type }) => ({
    type,
    categories: createRemote(signal => fetchCategories(type, signal)),
    providers: createRemote(signal => fetchProviders(type, signal))
  })
)
// The providers of live tables depend on the player (LIVE-01); categories are the same for all.
clearOnSignOut(() => filters.all().forEach(({ type, providers }) => type === 'live' && providers.clear()))
onPageReset(filters.clear)

/** Categories and providers of a lobby in the current language. They are loaded by `load()`. */
export function lobbyFilters(type: LobbyType): LobbyFilters {
  return filters.get({ type, lang: $language.get() })
}

async function fetchCategories(type: LobbyType, signal: AbortSignal): Promise<readonly Category[]> {
  const call = type === 'slot' ? categoryList : liveCategoryList
  const { items } = await send(call, { limit: LIMITS[type], offset: 0 }, { signal })
  // Without a name, a category does not show what it contains.
  return items.filter(({ name }) => name.trim())
}

async function fetchProviders(type: LobbyType, signal: AbortSignal): Promise<readonly Provider[]> {
  const page = { limit: LIMITS[type], offset: 0 }
  const status = loadText('ridValue') === WIDER_RID ? { status: 2 as const } : {}
  const { items } = await (type === 'slot'
    ? send(providerList, page, { signal })
    : send(liveProviderList, { ...page, ...status }, { signal }))
  return items.filter(({ providerName }) => providerName.trim())
}
