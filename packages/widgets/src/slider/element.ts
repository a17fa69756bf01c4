import { choice, declareElement, defineElement } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { pictureStyles } from '../ui/picture.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import styles from './styles.css?inline'
import { Slider } from './view.tsx'

/**
 * The active banners, moved by button, key, touch or by themselves. Renders nothing if none is active.
 *
 * @part slider - All banners; its `block-size` may be set. Its `min-block-size` is 200px, and 320px from a width of 560px.
 * @part banner - The picture of one banner.
 */
export const slider = declareElement({
  tag: 'bnw-slider',
  tier: 'public',
  attributes: {
    /** Which banners: all, those of the left or those of the right slot. */
    place: choice('all', 'sol', 'sag')
  },
  events: {},
  styles: [pictureStyles, skeletonStyles, buttonStyles, problemStyles, styles],
  reservedHeight: 'clamp(200px, (100vw - 575px) * 999, 320px)',
  methods: ['refresh']
})

defineElement(slider, Slider)
