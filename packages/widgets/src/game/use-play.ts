import { type Play, playOf, type PlayStore, type PlayType, playWords } from '@bnw/core/game'
import { findGame } from '@bnw/core/lobby'
import { $recentGames, rememberGame } from '@bnw/core/recent'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { type ElementState, type EventsOf, type PropsOf, stateOf, useEmit, useWords } from '../kit/index.ts'
import type { game } from './element.ts'

type GameProps = PropsOf<typeof game>

/** Opens the game while the element is connected and a player is signed in, and dispatches its steps. */
export function usePlay({ type, gameId, gamingType }: GameProps): {
  store: PlayStore
  play: Play
} {
  const isPlayer = useStore($isPlayer)
  const emit = useEmit<EventsOf<typeof game>>()
  const store = playOf({ type, id: gameId, gamingType })
  const play = useStore(store.$play)
  const step = stepOf(play)

  useEffect(() => {
    if (isPlayer) void store.open()
  }, [store, isPlayer])
  // After sign-out the game stays visible; the store handles it.
  useEffect(() => store.close, [store])
  const dispatched = useRef<Step>(undefined)
  useEffect(() => {
    if (!step) return
    emit('bnw-game', { type, id: gameId, step })
    dispatched.current = step
  }, [emit, type, gameId, step])
  // The view of another game, or of a visitor, takes its place before a render with the last step.
  useEffect(
    () => () => {
      const isOpen = dispatched.current === 'open' || dispatched.current === 'ready'
      if (isOpen) emit('bnw-game', { type, id: gameId, step: 'close' })
    },
    [emit, type, gameId]
  )

  return { store, play }
}

/** The name and picture of a game. */
export interface Facts {
  type: PlayType
  id: string
  name: string
  provider: string
  /** Empty if only the provider's name is known. */
  providerId: string
  picture?: string
}

/**
 * The game's name and picture. The name comes from the launch, else from a loaded list, else from the games played on this
 * device, else from the history; a picture is in lists only.
 */
export function useFacts({ type, gameId: id, providerName }: GameProps, store: PlayStore): Facts {
  const words = useWords(playWords)
  const recent = useStore($recentGames).find(one => one.type === type && one.id === id)
  const listed = type === 'virtual' ? undefined : findGame(type, id)
  const known = listed ?? recent
  const play = useStore(store.$play)
  const tally = useStore(store.$tally)
  const launched = 'origin' in play ? play : undefined
  const name = launched?.name || known?.name || tally?.name || ''
  const provider = launched?.provider || known?.provider || providerName
  const picture = known?.picture
  const isOpen = play.status === 'launching' || play.status === 'ready'

  useEffect(() => {
    if (isOpen && name) rememberGame({ type, id, name, provider, picture })
  }, [isOpen, type, id, name, provider, picture])

  const providerId = listed?.providerId ?? ''
  return { type, id, name: name || words.game(), provider, providerId, picture }
}

type Step = 'open' | 'ready' | 'close' | 'failure' | undefined

function stepOf({ status }: Play): Step {
  if (status === 'launching') return 'open'
  if (status === 'ready') return 'ready'
  if (status === 'closed') return 'close'
  return status === 'failed' ? 'failure' : undefined
}

export function elementState(play: Play): ElementState {
  if (play.status === 'failed') return play.error.name === 'NoLaunchError' ? 'error' : stateOf(play.error)
  if (play.status === 'interrupted') return 'signed-out'
  if (play.status === 'ready' || play.status === 'closed') return 'ready'
  return 'loading'
}
