import { array, create, integer, object, string, type Infer } from 'superstruct'

import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { colourOf } from '../../engines/wheel/engine.ts'
import { wheelWords } from './words.ts'

/** Limits, chips and dealer, as the server wrote them into the document. */
const Table = object({ dealer: string(), least: integer(), most: integer(), chips: array(integer()) })
export type Table = Infer<typeof Table>

export function readTable(): Table {
  return create(JSON.parse(document.body.dataset['table'] ?? ''), Table)
}

/** Who deals, what the table takes, and the last numbers of this player. */
export interface Plaque {
  readonly element: HTMLElement
  add(number: number): void
}

const LAST_SHOWN = 8

export function createPlaque(speaker: Speaker, { dealer, least, most }: Table): Plaque {
  const limits = h('span', { class: 'limits' })
  speaker.write(limits, (_words, now) => wheelWords(now).limits(now.whole(least), now.whole(most)))
  const role = h('small')
  speaker.write(role, (_words, now) => wheelWords(now).dealer)
  const person = h(
    'p',
    { class: 'dealer' },
    h('span', { class: 'initial', 'aria-hidden': 'true' }, dealer.slice(0, 1)),
    h('span', {}, role, ' ', h('b', {}, dealer))
  )
  person.hidden = dealer === ''
  const list = h('ol', { class: 'last' })
  speaker.label(list, 'aria-label', (_words, now) => wheelWords(now).last)
  return {
    element: h('div', { class: 'plaque' }, person, limits, list),
    add(number) {
      list.prepend(h('li', { class: `is-${colourOf(number)}` }, String(number)))
      while (list.children.length > LAST_SHOWN) list.lastElementChild?.remove()
    }
  }
}
