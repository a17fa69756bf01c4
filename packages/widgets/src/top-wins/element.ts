import { declareElement, defineElement } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { pictureStyles } from '../ui/picture.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import styles from './styles.css?inline'
import { TopWins } from './view.tsx'

/**
 * Recent wins of other players, with masked names. Renders nothing if no feed is configured.
 *
 * @part top-wins - All of them.
 * @part win - One win.
 * @example Five wins - <bnw-top-wins limit="5"></bnw-top-wins>
 */
export const topWins = declareElement({
  tag: 'bnw-top-wins',
  tier: 'public',
  attributes: {
    /** How many at most, 1 to 50. */
    limit: 10
  },
  events: {},
  styles: [buttonStyles, pictureStyles, problemStyles, skeletonStyles, styles],
  // Of ten wins. Browsers that read numbers of attributes in CSS use the second length, of as many as `limit`.
  reservedHeight: '578px;min-block-size:calc(58px + 52*attr(limit px,10px))',
  needsFeed: true,
  methods: ['refresh']
})

defineElement(topWins, TopWins)
