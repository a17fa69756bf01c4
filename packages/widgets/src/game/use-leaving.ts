import { explainPlay, type Play, type PlayStore, type PlayType, exitPath, failurePath } from '@bnw/core/game'
import { showToast } from '@bnw/core/toasts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { useNavigation } from '../kit/index.ts'

export interface Leaving {
  /** Whether leaving navigates to a page of the site; on a partner's page the game only closes. */
  hasWayBack: boolean
  /** The confirmation is open, because a round is in progress. */
  isConfirming: boolean
  /** Leaves the game, or asks for confirmation first. */
  request: () => void
  leave: () => void
  stay: () => void
}

interface LeavingOptions {
  type: PlayType
  play: Play
  store: PlayStore
}

/** Leaving a game: by the player, or because it could not be opened (PLAY-03). */
export function useLeaving({ type, play, store }: LeavingOptions): Leaving {
  const { isOnSite, navigate } = useNavigation()
  const [isConfirming, setConfirming] = useState(false)
  const isRunning = useStore(store.$rounds).current !== ''
  const error = play.status === 'failed' ? play.error : undefined

  useEffect(() => {
    if (!error || !isOnSite) return
    const path = failurePath(type)
    if (path === undefined) return
    // The toast is read on the next page, so it stays until it is closed.
    showToast({ tone: 'bad', text: () => explainPlay(error), durationMs: 0 })
    navigate(path)
  }, [error, isOnSite, navigate, type])

  const leave = () => {
    setConfirming(false)
    store.close()
    if (isOnSite) navigate(exitPath(type))
  }
  return {
    hasWayBack: isOnSite,
    isConfirming: isConfirming && isRunning,
    request: () => (store.$rounds.get().current ? setConfirming(true) : leave()),
    leave,
    stay: () => setConfirming(false)
  }
}
