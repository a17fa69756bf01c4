import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { blackjackWords } from './words.ts'

/** The betting spot, with the chips on it. */
export interface Spot {
  readonly element: HTMLElement
  /** @param amount Whole kuruş. */
  show(amount: number): void
  setLocked(isLocked: boolean): void
}

export function createSpot(i18n: I18n, onLay: () => void): Spot {
  const name = h('span', { class: 'name' })
  i18n.setText(name, i18n => blackjackWords(i18n).bet)
  const chip = h('span', { class: 'laid', hidden: true })
  const element = h('button', { type: 'button', class: 'field spot' }, name, chip)
  element.addEventListener('click', () => {
    if (element.getAttribute('aria-disabled') !== 'true') onLay()
  })
  const show = (amount: number) => {
    chip.hidden = amount === 0
    i18n.setText(chip, ({ compact }) => compact(amount))
    i18n.setAttribute(element, 'aria-label', i18n => {
      const { bet, laid } = blackjackWords(i18n)
      return amount === 0 ? bet : laid(bet, i18n.amount(amount))
    })
  }
  show(0)
  return {
    element,
    show,
    setLocked: isLocked => element.setAttribute('aria-disabled', String(isLocked))
  }
}
