import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * Tournaments in three groups, active, upcoming and ended; each moves to the next group on time.
 *
 * @part ticket - One tournament.
 * @part countdown - The time until it begins or ends.
 * @example All - <bnw-tournaments></bnw-tournaments>
 * @example One row - <bnw-tournaments compact></bnw-tournaments>
 */
export const tournaments = declareElement({
  tag: 'bnw-tournaments',
  tier: 'public',
  attributes: {
    /** A single row of active and upcoming ones, with a link to all. */
    compact: false,
    /** Id of the one whose details are open. */
    tournament: ''
  },
  events: {},
  styles: [],
  // On narrow pages the list is longer than the window.
  reservedHeight: 'max(560px, min(max(700px, 100dvh), (1000px - 100vw) * 999))',
  // That of the cards in offers/styles.css, whose pictures grow with the page.
  compactHeight: 'clamp(394px, 285px + 34vw, 440px)',
  methods: ['refresh']
})

defineElement(
  tournaments,
  lazily(async () => (await import('./view.tsx')).Tournaments)
)
