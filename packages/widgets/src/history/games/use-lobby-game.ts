import type { GamePlayed } from '@bnw/core/history'
import { findGame, type LobbyGame, namedGame } from '@bnw/core/lobby'
import { pageEvents } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** In place of a request, for games that no lobby lists. */
const $none = atom({ status: 'ready', value: undefined } as const)

/**
 * The picture and provider of a played game: of a loaded list, or requested. A failed request leaves it without both until
 * it is repeated: when the game is shown again, and when the page resumes.
 */
export function useLobbyGame({ type, id, name }: GamePlayed): { game?: LobbyGame; isLoading: boolean } {
  const isListed = type !== 'virtual' && id !== '' && name !== ''
  const listed = isListed ? findGame(type, id) : undefined
  const remote = isListed && !listed ? namedGame({ type, id, name }) : undefined
  const { status, value } = useStore(remote?.$remote ?? $none)
  useEffect(() => {
    if (remote && status === 'idle') void remote.load()
  }, [remote, status])
  useEffect(() => {
    const retry = () => void (remote?.$remote.get().status === 'failed' && remote.load())
    retry()
    return pageEvents.on('resume', retry)
  }, [remote])
  return { game: listed ?? value, isLoading: status === 'idle' || status === 'loading' }
}
