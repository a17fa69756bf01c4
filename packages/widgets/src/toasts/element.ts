import { declareElement, defineElement } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { toastStyles } from '../ui/toast.tsx'
import styles from './styles.css?inline'
import { Toasts } from './view.tsx'

/**
 * Short messages at the bottom right. A page without one gets it on demand; one is enough for a page.
 *
 * It is blank until an element reports something: a change that is saved, one that fails, or a session that ends soon.
 *
 * @cssproperty --bnw-bottom-bar - Height of a bar of the page at the bottom of the window, above which toasts appear; `0px` if unset.
 */
export const toasts = declareElement({
  tag: 'bnw-toasts',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [buttonStyles, toastStyles, styles],
  ignoresMaintenance: true
})

defineElement(toasts, Toasts)
