import {
  explainPlay,
  guardLeaving,
  type Play,
  type PlayStore,
  type PlayType,
  exitPath,
  failurePath
} from '@bnw/core/game'
import { showToast } from '@bnw/core/toasts'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'

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

  useFailureExit(type, play)
  const ask = useCallback(() => {
    const isInRound = store.$rounds.get().current !== ''
    if (isInRound) setConfirming(true)
    return isInRound
  }, [store])
  useEffect(() => guardLeaving(ask), [ask])

  const leave = () => {
    setConfirming(false)
    store.close()
    if (isOnSite) navigate(exitPath(type))
  }
  return {
    hasWayBack: isOnSite,
    isConfirming: isConfirming && isRunning,
    request: () => ask() || leave(),
    leave,
    stay: () => setConfirming(false)
  }
}

/** Leaves a game that could not be opened for the page of its type. */
function useFailureExit(type: PlayType, play: Play): void {
  const { isOnSite, navigate } = useNavigation()
  const error = play.status === 'failed' ? play.error : undefined

  useEffect(() => {
    if (!error || !isOnSite) return
    const path = failurePath(type)
    if (path === undefined) return
    // The toast is read on the next page, so it stays until it is closed.
    showToast({ tone: 'bad', text: () => explainPlay(error), durationMs: 0 })
    navigate(path)
  }, [error, isOnSite, navigate, type])
}
