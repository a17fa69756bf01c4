import { firstItems, gameList, searchOf, type LobbyGame } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useState } from 'react'

const MAX_SUGGESTIONS = 6

/** Pause in typing after which suggestions are requested, ms. */
const REST_MS = 200

interface Suggested {
  games: readonly LobbyGame[]
  /** No name contains the text. */
  isNone?: boolean
}

/** The first slots whose names contain the text; no list while it is too short, or if they fail to load. */
export function useSuggestions(text: string): Suggested {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const wanted = searchOf(text)
    const timer = setTimeout(() => setSearch(wanted), wanted ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  const found = gameList({ type: 'slot', category: '', provider: '', gameType: '', search }, MAX_SUGGESTIONS)
  const list = useStore(found.$list)
  useEffect(() => (search ? found.watch() : undefined), [found, search])
  if (!search || list.status !== 'ready') return { games: [] }
  return { games: firstItems(list, MAX_SUGGESTIONS), isNone: list.count === 0 }
}

/** The choice of the arrow keys: an index, or -1, which is the field itself, above the first and below the last one. */
export function useArrowChoice(count: number) {
  const [current, choose] = useState(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || count === 0) return
    event.preventDefault()
    choose(at => ((at + 1 + step + count + 1) % (count + 1)) - 1)
  }
  return { current, clear: () => choose(-1), onKeyDown }
}
