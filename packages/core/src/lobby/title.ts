import type { Category, Provider } from '../contract/casino.ts'
import type { LobbyQuery } from './query.ts'
import { lobbyWords } from './words.ts'

interface Named {
  /** What the gateway calls them; `undefined` while it is awaited. */
  categories: readonly Category[] | undefined
  providers: readonly Provider[] | undefined
}

type Chosen = Pick<LobbyQuery, 'type' | 'category' | 'provider' | 'gameType'>

/** What a lobby shows: "Slotlar · Deniz · Çift Martı". What is unknown, or not named yet, is left out. */
export function lobbyTitle(chosen: Chosen, { categories, providers }: Named): string {
  const { type, category, provider, gameType } = chosen
  const kind = gameType
    ? (lobbyWords.typeName(gameType) ?? categoryLike(gameType, categories)?.name)
    : categories?.find(({ CategoryID }) => CategoryID === category)?.name
  const studio = providers?.find(({ providerID }) => providerID === provider)?.providerName
  const all = type === 'live' ? lobbyWords.live() : lobbyWords.slots()
  return [all, kind, studio].filter(Boolean).join(' · ')
}

/** The category that is called as the kind of games in the path. */
export function categoryLike(
  gameType: string,
  categories: readonly Category[] | undefined
): Category | undefined {
  const label = lobbyWords.typeName(gameType)
  return categories?.find(({ name }) => name === label || name.toLowerCase() === gameType)
}
