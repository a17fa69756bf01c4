import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * Promotions in three groups, active, coming and finished, that move from one to the next at their second.
 *
 * @part ticket - One promotion.
 * @part countdown - The time until it begins or ends.
 */
export const promotions = declareElement({
  tag: 'bnw-promotions',
  tier: 'public',
  attributes: {
    /** Only a row of what runs and comes, with a link to all of them. */
    compact: false,
    /** Id of the one whose details are open. */
    promotion: ''
  },
  events: {},
  styles: [],
  reservedHeight: '320px',
  methods: ['refresh']
})

defineElement(
  promotions,
  lazily(async () => (await import('./view.tsx')).Promotions)
)
