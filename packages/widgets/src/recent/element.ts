import { choice, declareElement, defineElement } from '../kit/index.ts'
import { pictureStyles } from '../ui/picture.tsx'
import { railStyles } from '../ui/rail.tsx'
import styles from './styles.css?inline'
import { Recent } from './view.tsx'

/**
 * Games recently played on this device, newest first. Renders nothing if there are none.
 *
 * @part game - One game.
 */
export const recent = declareElement({
  tag: 'bnw-recent',
  tier: 'private',
  attributes: {
    /** Games and tables, or one of them. */
    type: choice('all', 'slot', 'live')
  },
  events: {},
  styles: [railStyles, pictureStyles, styles],
  ignoresMaintenance: true
})

defineElement(recent, Recent)
