import { choice, declareElement, defineElement, detail } from '../kit/index.ts'
import { gameStyles } from '../tile/game-tile.tsx'
import type { HeartEvents } from '../tile/use-heart.ts'
import { buttonStyles } from '../ui/button.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { railStyles } from '../ui/rail.tsx'
import { GameRail } from './view.tsx'

/**
 * A row of games or live tables of one category or provider, with a link to all of them. Renders nothing if there are none.
 *
 * @part tile - One game.
 * @example Six games of one category - <bnw-game-rail category="94" limit="6"></bnw-game-rail>
 * @example The most popular ones, numbered - <bnw-game-rail category="94" ranked></bnw-game-rail>
 * @example Live tables - <bnw-game-rail type="live" limit="6"></bnw-game-rail>
 */
export const gameRail = declareElement({
  tag: 'bnw-game-rail',
  tier: 'public',
  attributes: {
    /** Games or tables. */
    type: choice('slot', 'live'),
    /** Id of a category, whose name is the title. */
    category: '',
    /** Id of a provider. */
    provider: '',
    /** How many at most, 1 to 50. */
    limit: 10,
    /** Numbers the games, as the ten most popular ones. */
    ranked: false
  },
  events: {
    /** After the gateway has confirmed the change. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>()
  },
  styles: [...gameStyles, buttonStyles, problemStyles, railStyles],
  reservedHeight: 'min(320px, 83px + 58vw)',
  methods: ['refresh']
})

defineElement(gameRail, GameRail)
