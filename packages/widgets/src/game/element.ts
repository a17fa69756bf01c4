import { choice, declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { HeartEvents } from '../tile/use-heart.ts'

/**
 * One game in its frame, with a bar above it: balance, favourite, reload, full screen, close.
 *
 * @part bar - The bar.
 * @part frame - The frame of the game.
 * @cssproperty --bnw-game-height - Least height of bar, frame and footer, `min(640px, 100dvh)` if unset.
 */
export const game = declareElement({
  tag: 'bnw-game',
  tier: 'private',
  attributes: {
    /** What `gameId` is the id of: a slot game, a live table, or the provider of a virtual game. */
    type: choice('slot', 'live', 'virtual'),
    gameId: '',
    /** Name of the provider, where it is known. */
    providerName: '',
    /** For money, for nothing, or within a tournament; slots only. */
    gamingType: choice('real', 'demo', 'tournament'),
    /** Something of the page lies over the game: it is told to wait, and to go on. */
    paused: false
  },
  events: {
    /** After the gateway agreed. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>(),
    'bnw-game': detail<{ type: string; id: string; step: 'open' | 'ready' | 'close' | 'failure' }>()
  },
  styles: [],
  reservedHeight: '480px',
  methods: ['refresh']
})

// The bar and the stage are of no use to the other elements of games, with which this one shares a chunk.
defineElement(
  game,
  lazily(async () => (await import('./view.tsx')).Game)
)
