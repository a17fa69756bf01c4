import { declareElement, defineElement } from '../kit/index.ts'
import { skeletonStyles } from '../ui/skeleton.tsx'
import styles from './styles.css?inline'
import { Balance } from './view.tsx'

/**
 * The player's balance, with buttons that hide and renew it.
 *
 * It is blank for visitors.
 *
 * @part amount - The figure.
 * @part refresh - The button that renews it.
 * @example After the login - <bnw-login></bnw-login> <bnw-balance></bnw-balance>
 */
export const balance = declareElement({
  tag: 'bnw-balance',
  tier: 'private',
  attributes: {},
  events: {},
  styles: [skeletonStyles, styles],
  reservedHeight: '44px',
  methods: ['refresh']
})

defineElement(balance, Balance)
