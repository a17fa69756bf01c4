import { choice, declareElement, defineElement, detail } from '../kit/index.ts'
import { gameStyles } from '../tile/game-tile.tsx'
import type { HeartEvents } from '../tile/use-heart.ts'
import { buttonStyles } from '../ui/button.tsx'
import { chipsStyles } from '../ui/chips.tsx'
import { fieldStyles } from '../ui/field.tsx'
import { problemStyles } from '../ui/problem.tsx'
import styles from './styles.css?inline'
import { Lobby } from './view.tsx'

/**
 * All games or live tables, with search, categories and providers. However many there are, only those near the view are
 * in the document.
 *
 * @part tile - One game.
 * @part chip - One category.
 * @cssproperty --bnw-sticky-top - How far below the top of the window the search bar stays; `0px` if unset.
 */
export const lobby = declareElement({
  tag: 'bnw-lobby',
  tier: 'public',
  attributes: {
    /** Games or tables. */
    type: choice('slot', 'live'),
    /** Id of the category that is shown first. */
    category: '',
    /** Id of the provider that is shown first. */
    provider: '',
    /** A word such as `new` or `jackpot`, for tables `roulette`. */
    gameType: '',
    /** What is searched for first, at least 3 letters. */
    search: '',
    /** Leaves the search field out. */
    noSearch: false
  },
  events: {
    /** After the gateway agreed. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>(),
    /** A search was answered: how long it was, and how much was found. */
    'bnw-search': detail<{ length: number; results: number }>()
  },
  styles: [...gameStyles, buttonStyles, chipsStyles, fieldStyles, problemStyles, styles],
  reservedHeight: '640px',
  methods: ['refresh']
})

defineElement(lobby, Lobby)
