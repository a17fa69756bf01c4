import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * Promotions in three groups, active, upcoming and ended; each moves to the next group on time.
 *
 * @part ticket - One promotion.
 * @part countdown - The time until it begins or ends.
 * @example All - <bnw-promotions></bnw-promotions>
 * @example One row - <bnw-promotions compact></bnw-promotions>
 */
export const promotions = declareElement({
  tag: 'bnw-promotions',
  tier: 'public',
  attributes: {
    /** A single row of active and upcoming ones, with a link to all. */
    compact: false,
    /** Id of the one whose details are open. */
    promotion: ''
  },
  events: {},
  styles: [],
  // The list is usually longer than the window.
  reservedHeight: 'max(700px, 100dvh)',
  // That of the cards in offers/styles.css, whose pictures grow with the page.
  compactHeight: 'clamp(394px, 285px + 34vw, 440px)',
  methods: ['refresh']
})

defineElement(
  promotions,
  lazily(async () => (await import('./view.tsx')).Promotions)
)
