import { FIELDS, type Field } from '../../engines/baccarat/engine.ts'
import type { Bets } from '../../engines/bets.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { baccaratWords } from './words.ts'

/** The three fields of the table, with the chips on them. */
export interface Fields {
  readonly element: HTMLElement
  show(bets: Bets): void
  mark(winner: Field | undefined): void
  setLocked(isLocked: boolean): void
}

export function createFields(i18n: I18n, onField: (field: Field) => void): Fields {
  const fields = FIELDS.map(field => createField(i18n, field))
  const element = h('div', { class: 'fields' }, ...fields.map(({ button }) => button))
  const isLocked = () => element.getAttribute('aria-disabled') === 'true'
  for (const { field, button } of fields) {
    button.addEventListener('click', () => {
      if (!isLocked()) onField(field)
    })
  }
  return {
    element,
    show: bets => fields.forEach(each => each.show(bets[each.field] ?? 0)),
    mark: winner =>
      fields.forEach(({ field, button }) => button.classList.toggle('is-hit', field === winner)),
    setLocked: next => element.setAttribute('aria-disabled', String(next))
  }
}

function createField(i18n: I18n, field: Field) {
  const name = h('span', { class: 'name' })
  i18n.setText(name, i18n => baccaratWords(i18n).fields[field])
  const pays = h('small')
  i18n.setText(pays, i18n => baccaratWords(i18n).pays[field])
  const chip = h('span', { class: 'laid', hidden: true })
  const button = h('button', { type: 'button', class: `field is-${field}` }, name, pays, chip)
  const show = (amount: number) => {
    chip.hidden = amount === 0
    i18n.setText(chip, ({ compact }) => compact(amount))
    i18n.setAttribute(button, 'aria-label', i18n => {
      const words = baccaratWords(i18n)
      const label = `${words.fields[field]}, ${words.pays[field]}`
      return amount === 0 ? label : words.laid(label, i18n.amount(amount))
    })
  }
  show(0)
  return { field, button, show }
}
