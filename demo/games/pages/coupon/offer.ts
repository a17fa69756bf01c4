import type { BookEvent, Pick } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { drawSilk } from './pictures.ts'

/** The button of an outcome. */
export interface Offer {
  readonly button: HTMLButtonElement
  readonly index: number
  readonly pick: Pick
}

/** Class of odds that have changed. */
export type Movement = 'is-up' | 'is-down' | ''

interface OfferOptions {
  event: BookEvent
  /** Index of the event in the bulletin. */
  index: number
  pick: Pick
  movement: Movement
  onPick(index: number, pick: Pick): void
}

/** The usual abbreviations for home, draw and away. */
const SHORT = ['1', 'X', '2'] as const

export function createOffer(i18n: I18n, { event, index, pick, movement, onPick }: OfferOptions): Offer {
  const selection = event.picks[pick][i18n.language]
  const market = event.market[i18n.language]
  const isShort = event.kind === 'match'
  const spoken = `${event.title}, ${market}: ${isShort ? `${selection} ` : ''}`
  const button = h(
    'button',
    { type: 'button', class: 'offer', 'aria-pressed': 'false' },
    h('span', { class: 'unseen' }, spoken),
    ...(event.kind === 'race' ? [drawSilk(pick)] : []),
    h('span', { class: 'selection' }, isShort ? SHORT[pick] : selection),
    // Separates the words for screen readers.
    ' ',
    h('span', { class: `odds ${movement}` }, i18n.decimal(event.odds[pick]))
  )
  button.addEventListener('click', () => onPick(index, pick))
  return { button, index, pick }
}
