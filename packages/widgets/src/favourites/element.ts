import { choice, declareElement, defineElement, detail, lazily } from '../kit/index.ts'
import type { HeartEvents } from '../tile/use-heart.ts'

/**
 * The player's favourite games and live tables.
 *
 * @part tile - One game.
 * @example After the login - <bnw-login></bnw-login> <bnw-favourites></bnw-favourites>
 */
export const favourites = declareElement({
  tag: 'bnw-favourites',
  tier: 'private',
  attributes: {
    /** Which tab is selected first. */
    type: choice('slot', 'live')
  },
  events: {
    /** After the gateway has confirmed the change. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>()
  },
  styles: [],
  reservedHeight: '400px',
  methods: ['refresh']
})

// The view loads later: the other elements with games, which share a chunk with this one, do not need it.
defineElement(
  favourites,
  lazily(async () => (await import('./view.tsx')).Favourites)
)
