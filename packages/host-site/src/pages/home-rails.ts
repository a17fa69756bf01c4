import { loadOnce } from '@bnw/core/lib'
import { type Category, lobbyFilters, QUICK_ACCESS } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { queueContent } from '../idle-queue.ts'

/** Popular games, as the sandbox numbers them: their rail shows ranks. */
export const POPULAR = '2'

/** Games of a rail. */
export const RAIL_SIZE = 10

/** Popular, new, 3D and sea, as the sandbox numbers them. */
const PREFERRED = [POPULAR, '1', '5', '8']

/** Ids of the categories with a rail on the home page; empty ones until they are loaded. */
export function useRails(): readonly string[] {
  const { categories } = lobbyFilters('slot')
  const { status, value } = useStore(categories.$remote)
  useEffect(() => {
    // By then a rail may have loaded them for its title.
    if (status === 'idle') queueContent(() => loadOnce(categories))
  }, [categories, status])
  if (value) return railsOf(value)
  return status === 'failed' ? [] : PREFERRED.map(() => '')
}

/**
 * Only quick access has the same id on every gateway: others than those preferred are taken in its own order. A count of
 * 0 may also be a missing one, so those come last; a rail without games is not shown.
 */
export function railsOf(categories: readonly Category[]): string[] {
  const others = categories.filter(({ CategoryID }) => CategoryID !== QUICK_ACCESS)
  const preferred = PREFERRED.filter(id => others.some(({ CategoryID }) => CategoryID === id))
  const filled = others.filter(({ items }) => items > 0)
  const ids = [...preferred, ...[...filled, ...others].map(({ CategoryID }) => CategoryID)]
  return [...new Set(ids)].slice(0, PREFERRED.length)
}
