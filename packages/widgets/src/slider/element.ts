import { choice, declareElement, defineElement } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { pictureStyles } from '../ui/picture.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import styles from './styles.css?inline'
import { Slider } from './view.tsx'

/**
 * The banners of what is on: by button, key, finger or by itself. Empty where none is active.
 *
 * @part banner - The picture of one banner; its `aspect-ratio` may be set.
 */
export const slider = declareElement({
  tag: 'bnw-slider',
  tier: 'public',
  attributes: {
    /** Which banners: all, those of the left or those of the right place. */
    place: choice('all', 'sol', 'sag')
  },
  events: {},
  styles: [pictureStyles, skeletonStyles, buttonStyles, problemStyles, styles],
  reservedHeight: '300px',
  methods: ['refresh']
})

defineElement(slider, Slider)
