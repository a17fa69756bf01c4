import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * What is to be told before all else, in a corner of the page, until the player closes it. Nothing where there is none.
 *
 * @part popup - The card.
 */
export const popup = declareElement({
  tag: 'bnw-popup',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [],
  methods: ['refresh']
})

defineElement(
  popup,
  lazily(async () => (await import('./view.tsx')).PopupView)
)
