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
 * All games or live tables, with search, categories and providers. Only tiles near the viewport are in the document.
 *
 * @part tile - One game.
 * @part chip - One category.
 * @example Slots of one category - <bnw-lobby type="slot" category="94"></bnw-lobby>
 * @example Live tables, without search - <bnw-lobby type="live" no-search></bnw-lobby>
 */
export const lobby = declareElement({
  tag: 'bnw-lobby',
  tier: 'public',
  attributes: {
    /** Games or tables. */
    type: choice('slot', 'live'),
    /** Id of the category selected first. */
    category: '',
    /** Id of the provider selected first. */
    provider: '',
    /** A word such as `new` or `jackpot`, for tables `roulette`. */
    gameType: '',
    /** The initial search, at least 3 letters. */
    search: '',
    /** Hides the search field. */
    noSearch: false
  },
  events: {
    /** After the gateway has confirmed the change. */
    'bnw-favourite': detail<HeartEvents['bnw-favourite']>(),
    /** A search has results: the length of its text and the number of results. */
    'bnw-search': detail<{ length: number; results: number }>()
  },
  styles: [...gameStyles, buttonStyles, chipsStyles, fieldStyles, problemStyles, styles],
  reservedHeight: 'max(640px, 100dvh)',
  methods: ['refresh']
})

defineElement(lobby, Lobby)
