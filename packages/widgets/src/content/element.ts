import { choice, declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * A text page of the gateway: rules, privacy, frequent questions, about us.
 *
 * @part html - The text, or the answer to a question.
 * @part contents - The table of contents.
 * @part question - One question with its answer.
 * @example Questions and answers - <bnw-content page="FAQ"></bnw-content>
 * @example A text - <bnw-content page="ResponsibleGaming"></bnw-content>
 */
export const content = declareElement({
  tag: 'bnw-content',
  tier: 'public',
  attributes: {
    /** The page. */
    page: choice(
      'AboutUs',
      'GeneralRules',
      'CasinoRules',
      'BetRules',
      'BonusRules',
      'Financial',
      'ResponsibleGaming',
      'Privacy',
      'FAQ'
    )
  },
  events: {},
  styles: [],
  reservedHeight: 'max(420px, 100dvh)',
  methods: ['refresh']
})

defineElement(
  content,
  lazily(async () => (await import('./view.tsx')).Content)
)
