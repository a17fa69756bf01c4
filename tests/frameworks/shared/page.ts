/** Copied into each app: its state, and the events that it receives. */
import { configure } from '@bnw/widgets/light'

import type { Item, Received, State } from './state.ts'

export type { Item, State } from './state.ts'

const TYPES = ['bnw-ready', 'bnw-state', 'bnw-game-launch'] as const

export const start: State = {
  isShown: true,
  place: 'a',
  order: ['text', 'rail'],
  type: 'slot',
  category: '',
  limit: 3,
  isRanked: true,
  child: 'Games load here',
  hasMore: false
}

const received: Received[] = []

/** A template's listener. It handles the launch of a game itself. */
export function receive(event: CustomEvent<unknown>): void {
  note('template', event)
  if (event.type === 'bnw-game-launch') event.preventDefault()
}

/** The app has rendered. The elements' code loads when the test says so. */
export function ready(set: (change: Partial<State>) => void): void {
  const parameters = new URLSearchParams(location.search)
  configure({ gateway: parameters.get('gateway') ?? '', lang: 'tr' })
  for (const type of TYPES) document.addEventListener(type, event => note('listener', event))
  window.page = { set, load: () => import('@bnw/widgets/light/game-rail'), loadMore, received }
}

function loadMore(): Promise<unknown> {
  return Promise.all([
    import('@bnw/widgets/light/lobby'),
    import('@bnw/widgets/light/login'),
    import('@bnw/widgets/light/balance')
  ])
}

/** The sections of the page with their items. */
export function sectionsOf({ isShown, place, order }: State): { id: string; items: readonly Item[] }[] {
  return ['a', 'b'].map(id => ({ id, items: isShown && id === place ? order : [] }))
}

function note(source: Received['source'], { type, detail }: CustomEvent<unknown>): void {
  received.push({ source, type, detail })
}
