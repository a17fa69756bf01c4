import { declareElement, defineElement } from '../kit/index.ts'
import { boardStyles } from '../ui/board.tsx'
import { buttonStyles } from '../ui/button.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import styles from './styles.css?inline'
import { Jackpots } from './view.tsx'

/**
 * The levels of the jackpot with growing amounts. Renders nothing if they do not load.
 *
 * @part level - One level: its name and its board.
 * @part jackpots - All levels.
 */
export const jackpots = declareElement({
  tag: 'bnw-jackpots',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [boardStyles, buttonStyles, skeletonStyles, styles],
  reservedHeight: 'clamp(130px, (640px - 100vw) * 999, 274px)',
  methods: ['refresh']
})

defineElement(jackpots, Jackpots)
