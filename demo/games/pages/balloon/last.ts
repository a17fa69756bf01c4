import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { balloonWords } from './words.ts'

/** How the last flights of this player ended, the latest first. */
export interface LastFlights {
  readonly element: HTMLElement
  add(roundId: string, flight: { state: 'cashed' | 'burst'; height: number }): void
}

const SHOWN = 6

export function createLast(speaker: Speaker): LastFlights {
  const element = h('ol', { class: 'last' })
  speaker.label(element, 'aria-label', (_words, now) => balloonWords(now).last)
  let latest = ''
  return {
    element,
    add(roundId, { state, height }) {
      if (roundId === latest) return
      latest = roundId
      const item = h('li', { class: `is-${state}` })
      speaker.write(item, (_words, now) => now.multiple(height))
      element.prepend(item)
      while (element.children.length > SHOWN) element.lastElementChild?.remove()
    }
  }
}
