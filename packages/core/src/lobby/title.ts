import type { Category, Provider } from '../contract/casino.ts'
import type { LobbyQuery } from './query.ts'
import { lobbyWords } from './words.ts'

interface Named {
  /** `undefined` until they are loaded. */
  categories: readonly Category[] | undefined
  providers: readonly Provider[] | undefined
}

type Chosen = Pick<LobbyQuery, 'type' | 'category' | 'provider' | 'gameType'>

/**
 * The title of a lobby: "Slotlar · Deniz · Çift Martı". A category or provider whose name is not loaded, or unknown, is
 * "Kategori" or "Sağlayıcı": its page has another title than the whole lobby (NAV-08).
 */
export function lobbyTitle(chosen: Chosen, { categories, providers }: Named): string {
  const { type, category, provider, gameType } = chosen
  const kind = gameType
    ? (lobbyWords.typeName(gameType) ?? categoryLike(gameType, categories)?.name)
    : categories?.find(({ CategoryID }) => CategoryID === category)?.name
  const studio = providers?.find(({ providerID }) => providerID === provider)?.providerName
  return [
    type === 'live' ? lobbyWords.live() : lobbyWords.slots(),
    (gameType || category) && (kind ?? lobbyWords.category()),
    provider && (studio ?? lobbyWords.provider())
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The category whose name is that of the game type in the path; none without a type. */
export function categoryLike(
  gameType: string,
  categories: readonly Category[] | undefined
): Category | undefined {
  if (!gameType) return undefined
  const label = lobbyWords.typeName(gameType)
  return categories?.find(({ name }) => name === label || name.toLowerCase() === gameType)
}
