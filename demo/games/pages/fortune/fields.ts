import type { Bets } from '../../engines/bets.ts'
import { MULTIPLES, SEGMENTS } from '../../engines/fortune/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { fortuneWords } from './words.ts'

/** The six fields of the table, with the chips on them. */
export interface Fields {
  readonly element: HTMLElement
  show(bets: Bets): void
  mark(multiple: number | undefined): void
  setLocked(isLocked: boolean): void
}

export function createFields(i18n: I18n, onField: (field: string) => void): Fields {
  const fields = MULTIPLES.map(multiple => createField(i18n, multiple))
  const element = h('div', { class: 'fields' }, ...fields.map(({ button }) => button))
  const isLocked = () => element.getAttribute('aria-disabled') === 'true'
  for (const { multiple, button } of fields) {
    button.addEventListener('click', () => {
      if (!isLocked()) onField(String(multiple))
    })
  }
  return {
    element,
    show: bets => fields.forEach(each => each.show(bets[String(each.multiple)] ?? 0)),
    mark: drawn =>
      fields.forEach(({ multiple, button }) => button.classList.toggle('is-hit', multiple === drawn)),
    setLocked: next => element.setAttribute('aria-disabled', String(next))
  }
}

function createField(i18n: I18n, multiple: number) {
  const count = SEGMENTS.filter(segment => segment === multiple).length
  const covers = h('small')
  i18n.setText(covers, i18n => fortuneWords(i18n).segments(count))
  const chip = h('span', { class: 'laid', hidden: true })
  const name = h('span', { class: 'name' }, `× ${multiple}`)
  const button = h('button', { type: 'button', class: `field is-x${multiple}` }, name, covers, chip)
  const show = (amount: number) => {
    chip.hidden = amount === 0
    i18n.setText(chip, ({ compact }) => compact(amount))
    i18n.setAttribute(button, 'aria-label', i18n => {
      const words = fortuneWords(i18n)
      const label = `× ${multiple}, ${words.segments(count)}`
      return amount === 0 ? label : words.laid(label, i18n.amount(amount))
    })
  }
  show(0)
  return { multiple, button, show }
}
