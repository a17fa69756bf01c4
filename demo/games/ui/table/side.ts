import type { Table } from '../../engines/table.ts'
import type { Round } from '../../protocol/rounds.ts'
import { h } from '../dom.ts'
import type { I18n, Text } from '../i18n.ts'
import { createDealerPicture } from './dealer-picture.ts'
import { tableWords } from './words.ts'

/** Dealer and limits of a table, and its last results. */
export interface Side {
  readonly element: HTMLElement
  /** Adds a result. Ignores the round that was added last. */
  add(round: Round): void
}

/** One of the last results: its class, and its text on the chip. */
export interface LastResult {
  tone: string
  text: Text
  /** What a screen reader says, if the text is an abbreviation. */
  label?: Text
}

interface SideOptions {
  limits: Table
  /** Accessible name of the last results. */
  last: Text
  maxResults: number
  resultOf: (round: Round) => LastResult
  /** What the person at the table is; the dealer if unset. */
  role?: Text
}

export function createSide(i18n: I18n, { limits, last, maxResults, resultOf, role }: SideOptions): Side {
  const range = h('span', { class: 'limits' })
  i18n.setText(range, ({ whole }) => `${whole(limits.minBet)} – ${whole(limits.maxBet)}`)
  const list = h('ol', { class: 'last' })
  i18n.setAttribute(list, 'aria-label', last)
  const dealer = createDealer(i18n, limits.dealer, role ?? (i18n => tableWords(i18n).dealer))
  let lastId = ''
  return {
    element: h('div', { class: 'plaque' }, dealer, range, list),
    add(round) {
      if (round.id === lastId) return
      lastId = round.id
      const { tone, text, label } = resultOf(round)
      const item = h('li', { class: `is-${tone}` })
      i18n.setText(item, text)
      if (label) i18n.setAttribute(item, 'aria-label', label)
      list.prepend(item)
      while (list.children.length > maxResults) list.lastElementChild?.remove()
    }
  }
}

/** The dealer's first name; hidden at a table without one. */
function createDealer(i18n: I18n, dealer: string, role: Text): HTMLElement {
  const title = h('small')
  i18n.setText(title, role)
  return h(
    'p',
    { class: 'dealer', hidden: dealer === '' },
    createDealerPicture(dealer),
    h('span', {}, title, ' ', h('b', {}, dealer))
  )
}
