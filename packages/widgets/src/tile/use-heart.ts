import {
  $favourites,
  favouriteKey,
  type FavouriteType,
  favouriteWords,
  loadFavourites,
  toggleFavourite
} from '@bnw/core/favourites'
import { pathTo } from '@bnw/core/routes'
import { $isPlayer, $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { accessOf, currentPath, useEmit, useNavigation, useWords } from '../kit/index.ts'
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

/**
 * Props of the heart of a game or table. It shows what the gateway has confirmed (FAV-01). A partner's page does not know
 * the player: there it opens the site.
 */
export function useHeart(type: FavouriteType, id: string): HeartProps {
  const { marked, pending } = useStore($favourites)
  const words = useWords(favouriteWords)
  const { isOnSite, requireLogin } = useNavigation()
  const access = accessOf(useStore($sessionStatus))
  const emit = useEmit<HeartEvents>()
  const key = favouriteKey(type, id)
  const pressed = marked.has(key)

  const toggle = async () => {
    const favourite = await toggleFavourite(type, id)
    if (favourite !== undefined) emit('bnw-favourite', { type, id, favourite })
  }
  return {
    label: pressed ? words.remove() : words.add(),
    pressed,
    pending: pending.has(key),
    hint: access === 'signed-out' && !isOnSite ? words.addOnSite() : undefined,
    onToggle() {
      if ($isPlayer.get()) void toggle()
      else if (access === 'signed-out') requireLogin(currentPath() ?? pathTo(type))
    }
  }
}
