import { choice, declareElement, defineElement, detail } from '../kit/index.ts'
import { gameStyles } from '../games/game-tile.tsx'
import type { HeartEvents } from '../games/use-heart.ts'
import { buttonStyles } from '../ui/button.tsx'
import { emptyStyles } from '../ui/empty.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { stateCardStyles } from '../ui/state-card.tsx'
import { tabsStyles } from '../ui/tabs.tsx'
import styles from './styles.css?inline'
import { Favourites } from './view.tsx'

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
  styles: [...gameStyles, buttonStyles, emptyStyles, problemStyles, stateCardStyles, tabsStyles, styles],
  place: '400px',
  methods: ['refresh']
})

defineElement(favourites, Favourites)
