import { choice, declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { HeartEvents } from '../tile/use-heart.ts'

/**
 * The player's favourite games and live tables.
 *
 * @part tile - One game.
 */
export const favourites = declareElement({
  tag: 'bnw-favourites',
  tier: 'private',
  attributes: {
    /** Which of the two is shown first. */
    type: choice('slot', 'live')
  },
  events: {
    /** After the gateway agreed. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>()
  },
  styles: [],
  reservedHeight: '400px',
  methods: ['refresh']
})

// What only this element draws is of no use to the other elements of games, with which it shares a chunk.
defineElement(
  favourites,
  lazily(async () => (await import('./view.tsx')).Favourites)
)
