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

/** Rounds that are counted; of fewer, the figures say nothing. */
const [MIN_COUNTED, MAX_COUNTED] = [5, 20]

interface SideOptions {
  limits: Table
  /** Accessible name of the last results. */
  last: Text
  maxResults: number
  resultOf: (round: Round) => LastResult
  /** The ends that are counted: tone and name. */
  ends: readonly (readonly [tone: string, name: Text])[]
  /** What the person at the table is; the dealer if unset. */
  role?: Text
}

export function createSide(i18n: I18n, options: SideOptions): Side {
  const { limits, last, maxResults, resultOf, ends, role } = options
  const range = h('span', { class: 'limits' })
  i18n.setText(range, ({ whole }) => `${whole(limits.minBet)} – ${whole(limits.maxBet)}`)
  const list = h('ol', { class: 'last' })
  i18n.setAttribute(list, 'aria-label', last)
  const dealer = createDealer(i18n, limits.dealer, role ?? (i18n => tableWords(i18n).dealer))
  const tally = createTally(i18n, ends)
  let lastId = ''
  return {
    element: h('div', { class: 'plaque' }, dealer, range, list, tally.element),
    add(round) {
      if (round.id === lastId) return
      lastId = round.id
      const { tone, text, label } = resultOf(round)
      const item = h('li', { class: `is-${tone}` })
      i18n.setText(item, text)
      if (label) i18n.setAttribute(item, 'aria-label', label)
      list.prepend(item)
      tally.add(tone)
      while (list.children.length > maxResults) list.lastElementChild?.remove()
    }
  }
}

/** How the last rounds ended, in words and as bars. */
function createTally(i18n: I18n, ends: SideOptions['ends']) {
  const text = h('span')
  const bars = ends.map(([tone]) => h('i', { class: `is-${tone}` }))
  const element = h('p', { class: 'tally', hidden: true }, text, h('span', { class: 'bars' }, ...bars))
  let tones: readonly string[] = []
  const countOf = (tone: string) => tones.filter(one => one === tone).length
  return {
    element,
    add(tone: string) {
      tones = [tone, ...tones].slice(0, MAX_COUNTED)
      element.hidden = tones.length < MIN_COUNTED
      ends.forEach(([end], index) => bars[index]?.style.setProperty('flex-grow', String(countOf(end))))
      i18n.setText(text, i18n => {
        const counts = ends.map(([end, name]) => `${name(i18n)} ${countOf(end)}`)
        return tableWords(i18n).tally(tones.length, counts.join(' · '))
      })
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
