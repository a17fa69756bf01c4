import {
  $favourites,
  favouriteKey,
  type Favourites,
  type FavouriteType,
  favouriteWords,
  loadFavourites,
  toggleFavourite
} from '@bnw/core/favourites'
import { pathTo } from '@bnw/core/routes'
import { $isPlayer, whenSessionKnown } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect, useSyncExternalStore } from 'react'

import { currentPath, useAccess, useEmit, useNavigation, useWords } from '../kit/index.ts'
import type { HeartProps } from '../ui/heart.tsx'

/** Events of every element with hearts. */
export interface HeartEvents {
  'bnw-favourite': { type: 'slot' | 'live'; id: string; favourite: boolean }
}

/** Loads the player's favourites of a type, once for all elements of the page. */
export function useFavourites(type: FavouriteType): void {
  const isPlayer = useStore($isPlayer)

  useEffect(() => {
    if (isPlayer) void loadFavourites(type)
  }, [isPlayer, type])
}

/** Reads the favourites. A tile renders again for its own heart only: lists report the favourites of each page. */
function useFavourite(read: (favourites: Favourites) => boolean): boolean {
  return useSyncExternalStore($favourites.listen, () => read($favourites.get()))
}

/**
 * Props of the heart of a game or table. It shows what the gateway has confirmed (FAV-01). A partner's page does not know
 * the player: there it opens the site.
 *
 * @param listPath The path of the site with the list that the game is in, to return to from a partner's page.
 */
export function useHeart(type: FavouriteType, id: string, listPath = pathTo(type)): HeartProps {
  const key = favouriteKey(type, id)
  const pressed = useFavourite(({ marked }) => marked.has(key))
  const pending = useFavourite(favourites => favourites.pending.has(key))
  const words = useWords(favouriteWords)
  const { isOnSite, requireLogin } = useNavigation()
  const access = useAccess()
  const emit = useEmit<HeartEvents>()

  const toggle = async () => {
    const favourite = await toggleFavourite(type, id)
    if (favourite !== undefined) emit('bnw-favourite', { type, id, favourite })
  }
  const press = () => {
    if ($isPlayer.get()) void toggle()
    else requireLogin(currentPath() ?? listPath)
  }
  return {
    label: pressed ? words.remove() : words.add(),
    pressed,
    pending,
    hint: access === 'signed-out' && !isOnSite ? words.addOnSite() : undefined,
    onToggle: () => whenSessionKnown(press)
  }
}
