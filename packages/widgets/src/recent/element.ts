import { choice, declareElement, defineElement } from '../kit/index.ts'
import { pictureStyles } from '../ui/picture.tsx'
import { railStyles } from '../ui/rail.tsx'
import styles from './styles.css?inline'
import { Recent } from './view.tsx'

/**
 * Games recently played on this device, newest first.
 *
 * It is blank for visitors, and until the player has opened a game on this device.
 *
 * @part game - One game.
 * @example After the login - <bnw-login></bnw-login> <bnw-recent></bnw-recent>
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
