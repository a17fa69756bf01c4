import { declareElement, defineElement, lazily } from '../kit/index.ts'

/**
 * The active announcement, a strip where the element stands, until the player closes it. Renders nothing if there is none.
 *
 * @part popup - The strip.
 */
export const popup = declareElement({
  tag: 'bnw-popup',
  tier: 'public',
  attributes: {},
  events: {},
  styles: [],
  ignoresMaintenance: true,
  methods: ['refresh']
})

defineElement(
  popup,
  lazily(async () => (await import('./view.tsx')).PopupView)
)
