import { choice, declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { HeartEvents } from '../tile/use-heart.ts'

/**
 * One game in its frame, below a bar with time, net result, balance, favourite and full screen.
 *
 * @part bar - The bar.
 * @part frame - The frame of the game.
 * @cssproperty --bnw-game-height - Minimum height of bar, frame and footer, `min(640px, 100dvh)` if unset.
 * @example A demo - <bnw-game type="slot" game-id="1001" gaming-type="demo"></bnw-game>
 */
export const game = declareElement({
  tag: 'bnw-game',
  tier: 'private',
  attributes: {
    /** What `gameId` is the id of: a slot game, a live table, or the provider of a virtual game. */
    type: choice('slot', 'live', 'virtual'),
    /** The id of the game. Without it the element shows nothing. */
    gameId: '',
    /** Name of the provider, if known. */
    providerName: '',
    /** Real money, demo or tournament; slots only. */
    gamingType: choice('real', 'demo', 'tournament'),
    /** Pauses the game while the page covers it. */
    paused: false
  },
  events: {
    /** Fired once the gateway has accepted the change. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>(),
    /** The game opens, can be played, is closed, or did not open. */
    'bnw-game': detail<{ type: string; id: string; step: 'open' | 'ready' | 'close' | 'failure' }>()
  },
  styles: [],
  reservedHeight: 'min(480px, 100dvh)',
  methods: ['refresh']
})

// Loaded apart from the parts shared with other elements of games, which do not need the bar and the stage.
defineElement(
  game,
  lazily(async () => (await import('./view.tsx')).Game)
)
