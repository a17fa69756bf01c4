import type { Bets } from '../../engines/bets.ts'
import { h } from '../dom.ts'
import type { I18n, Text } from '../i18n.ts'
import { tableWords } from './words.ts'

/** A field of a table, on which chips are laid. */
export interface FieldOptions {
  /** Class of the button. */
  kind: string
  name: Text
  /** What the bet pays or covers, below the name. */
  note?: Text
}

/** A row of fields, with the chips on them. */
export interface Fields<Id extends string> {
  readonly element: HTMLElement
  show(bets: Bets): void
  mark(winner: Id | undefined): void
  setLocked(isLocked: boolean): void
}

export function createFields<Id extends string>(
  i18n: I18n,
  options: readonly (FieldOptions & { id: Id })[],
  onField: (id: Id) => void
): Fields<Id> {
  const fields = options.map(({ id, ...option }) => ({ id, ...createField(i18n, option) }))
  const element = h('div', { class: 'fields' }, ...fields.map(({ button }) => button))
  for (const { id, button } of fields) {
    button.addEventListener('click', () => {
      if (element.getAttribute('aria-disabled') !== 'true') onField(id)
    })
  }
  return {
    element,
    show: bets => fields.forEach(field => field.show(bets[field.id] ?? 0)),
    mark: winner => fields.forEach(({ id, button }) => button.classList.toggle('is-hit', id === winner)),
    setLocked: isLocked => element.setAttribute('aria-disabled', String(isLocked))
  }
}

/** A field and its chip; its accessible name says the amount. */
export function createField(i18n: I18n, { kind, name, note }: FieldOptions) {
  const chip = h('span', { class: 'laid', hidden: true })
  const button = h('button', { type: 'button', class: `field ${kind}` }, createText(i18n, 'span', name))
  if (note) button.append(createText(i18n, 'small', note))
  button.append(chip)
  const show = (amount: number) => {
    chip.hidden = amount === 0
    i18n.setText(chip, ({ compact }) => compact(amount))
    i18n.setAttribute(button, 'aria-label', i18n => {
      // As it is seen: speech control finds a button by what is written on it (WCAG 2.5.3).
      const label = note ? `${name(i18n)} ${note(i18n)}` : name(i18n)
      return amount === 0 ? label : tableWords(i18n).laid(label, i18n.amount(amount))
    })
  }
  show(0)
  return { button, show }
}

function createText(i18n: I18n, tag: 'span' | 'small', text: Text): HTMLElement {
  const element = h(tag, { class: tag === 'span' ? 'name' : undefined })
  i18n.setText(element, text)
  return element
}
