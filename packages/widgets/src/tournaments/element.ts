import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * Tournaments in three groups, active, upcoming and concluded, that move from one to the next at their second.
 *
 * @part ticket - One tournament.
 * @part countdown - The time until it begins or ends.
 */
export const tournaments = declareElement({
  tag: 'bnw-tournaments',
  tier: 'public',
  attributes: {
    /** Only a row of what runs and comes, with a link to all of them. */
    compact: false,
    /** Id of the one whose details are open. */
    tournament: ''
  },
  events: {},
  styles: [],
  reservedHeight: '320px',
  methods: ['refresh']
})

defineElement(
  tournaments,
  lazily(async () => (await import('./view.tsx')).Tournaments)
)
