import type { Landed } from '../../engines/balloon/flight.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { balloonWords } from './words.ts'

/** How the last flights of this player ended, latest first. */
export interface FlightHistory {
  readonly element: HTMLElement
  /** Ignores the round that was added last. */
  add(roundId: string, flight: Landed): void
}

const MAX_FLIGHTS = 6

export function createFlightHistory(i18n: I18n): FlightHistory {
  const element = h('ol', { class: 'last' })
  i18n.setAttribute(element, 'aria-label', i18n => balloonWords(i18n).last)
  let latest = ''
  return {
    element,
    add(roundId, { state, height }) {
      if (roundId === latest) return
      latest = roundId
      const item = h('li', { class: `is-${state}` })
      // The colour alone would not say how it ended.
      i18n.setText(item, i18n => `${balloonWords(i18n).ends[state]} ${i18n.multiple(height)}`)
      element.prepend(item)
      while (element.children.length > MAX_FLIGHTS) element.lastElementChild?.remove()
    }
  }
}
