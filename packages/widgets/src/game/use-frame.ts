import { cashierEvents } from '@bnw/core/cashier'
import { type Play, type PlayStore } from '@bnw/core/game'
import { $language } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { useMode, useNavigation } from '../kit/index.ts'

type Framed = Extract<Play, { url: string }>

/** The time after load within which a game reports that it is ready, ms; then it counts as ready. */
const READY_MS = 1_500

/** The loading time after which the player is informed, ms. */
const LOAD_MS = 20_000

/** The frame of a game: its messages, the page's messages to it, and its loading state. */
export function useFrame(
  store: PlayStore,
  play: Framed,
  { isPaused, onExit }: { isPaused: boolean; onExit: () => void }
): { frame: RefObject<HTMLIFrameElement | null>; onLoad: () => void; isSlow: boolean } {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const isWaiting = play.status === 'launching'
  useGameMessages(frame, store, onExit)
  usePageMessages(frame, play, isPaused)

  useEffect(() => {
    if (!isWaiting) return
    const timer = isLoaded ? setTimeout(store.markReady, READY_MS) : setTimeout(() => setSlow(true), LOAD_MS)
    return () => clearTimeout(timer)
  }, [store, isWaiting, isLoaded])

  return { frame, onLoad: () => setLoaded(true), isSlow: isSlow && !isLoaded }
}

/** Passes messages of the frame's window to the store, which accepts known messages only (H72, H73). */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  store: PlayStore,
  onExit: () => void
): void {
  const { requireDeposit } = useNavigation()
  const leave = useRef(onExit)
  leave.current = onExit

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isFromFrame = source !== null && source === frame.current?.contentWindow
      const request = store.handleMessage({ data, origin, isFromFrame })
      if (request === 'deposit')
        requireDeposit(store.$rounds.get().isBalanceTooLow ? { reason: 'not-enough-money' } : {})
      if (request === 'exit') leave.current()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, store, requireDeposit])
}

/** Posts language, colour mode, pause and balance refresh to the game, to its exact origin. */
function usePageMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { status, origin }: Framed,
  isPaused: boolean
): void {
  const code = useStore($language)
  const mode = useMode()

  const isReady = status === 'ready'
  const post = useRef((_message: object) => {})
  post.current = message => frame.current?.contentWindow?.postMessage({ v: 1, ...message }, origin)

  useEffect(() => {
    if (!isReady) return
    post.current({ type: 'lang', code })
    post.current({ type: 'theme', mode })
  }, [isReady, code, mode])
  useEffect(() => {
    if (!isReady || !isPaused) return
    post.current({ type: 'pause' })
    const game = frame.current
    return () => {
      post.current({ type: 'resume' })
      // A dialog does not give the focus back to a frame.
      if (document.activeElement === document.body) game?.focus()
    }
  }, [frame, isReady, isPaused])
  useEffect(() => {
    if (!isReady) return
    // The game does not know of money moved on this page.
    return cashierEvents.on('moneyMoved', () => post.current({ type: 'refresh-balance' }))
  }, [isReady])
}
