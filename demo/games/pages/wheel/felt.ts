import { colourOf, EVEN_CHANCES, FIELDS } from '../../engines/wheel/engine.ts'
import type { Bets } from '../../engines/bets.ts'
import { h } from '../../ui/dom.ts'
import type { I18n, Text } from '../../ui/i18n.ts'
import { moveFocusByArrowKeys } from './board-keys.ts'
import { createBetMode } from './bet-mode.ts'
import { fieldLabel, fieldName, NUMBERS } from './fields.ts'
import { wheelWords } from './words.ts'

/** The betting table. */
export interface Felt {
  readonly element: HTMLElement
  /** The row of buttons above the table. */
  readonly modes: HTMLElement
  show(bets: Bets): void
  /** Marks the fields that a number pays. */
  mark(number: number | undefined): void
  setLocked(isLocked: boolean): void
}

export interface FeltOptions {
  /** The player chose this field for the selected chip. */
  onField(field: string): void
  /** Shows the next step of choosing a pair. */
  onMessage(text: Text): void
}

export function createFelt(i18n: I18n, { onField, onMessage }: FeltOptions): Felt {
  const numbers = NUMBERS.map(createNumber)
  const fields = [...numbers, ...createDozens(), ...createChances()]
  const board = h('div', { class: 'board', role: 'toolbar' }, ...fields)
  moveFocusByArrowKeys(board, fields)
  i18n.setAttribute(board, 'aria-label', i18n => wheelWords(i18n).table)
  let isLocked = false
  const mode = createBetMode(i18n, numbers, () => {
    if (!isLocked) onMessage(mode.hint)
  })
  const element = h('div', { class: 'table' }, mode.element, h('div', { class: 'felt' }, board))
  board.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target.closest('button') : null
    const field = target?.dataset['field']
    if (field === undefined || isLocked) return
    const chosen = mode.choose(field)
    if (chosen === undefined) onMessage(mode.hint)
    else onField(chosen)
  })
  fields.forEach(button => appendName(i18n, button))
  const label = (bets: Bets) => fields.forEach(button => setLabel(i18n, button, bets))
  label({})
  return {
    element,
    modes: mode.element,
    show(bets) {
      for (const chip of board.querySelectorAll('.laid')) chip.remove()
      for (const [field, amount] of Object.entries(bets)) {
        fieldWithChip(field, fields)?.append(createChip(i18n, field, amount))
      }
      label(bets)
    },
    mark(number) {
      for (const button of fields) {
        const isPaid = number !== undefined && FIELDS.get(fieldOf(button))?.numbers.includes(number)
        button.classList.toggle('is-paid', isPaid === true)
      }
    },
    setLocked(next) {
      isLocked = next
      element.setAttribute('aria-disabled', String(next))
    }
  }
}

interface FieldOptions {
  field: string
  kind: string
  /** `grid-area` */
  area: string
}

function createField({ field, kind, area }: FieldOptions): HTMLButtonElement {
  const button = h('button', { type: 'button', class: `field ${kind}`, 'data-field': field })
  button.style.setProperty('grid-area', area)
  return button
}

/** Columns of three numbers, the highest on top, with zero in front of them. */
function createNumber(number: number): HTMLButtonElement {
  const area = number === 0 ? '1 / 1 / 4 / 2' : `${3 - ((number - 1) % 3)} / ${Math.ceil(number / 3) + 1}`
  return createField({ field: String(number), kind: `number is-${colourOf(number)}`, area })
}

function createDozens(): HTMLButtonElement[] {
  return [1, 2, 3].map(nth =>
    createField({
      field: `dozen-${nth}`,
      kind: 'dozen',
      area: `4 / ${nth * 4 - 2} / 5 / ${nth * 4 + 2}`
    })
  )
}

function createChances(): HTMLButtonElement[] {
  return EVEN_CHANCES.map((name, index) =>
    createField({
      field: name,
      kind: `chance is-${name}`,
      area: `5 / ${index * 2 + 2} / 6 / ${index * 2 + 4}`
    })
  )
}

function fieldOf(button: HTMLElement): string {
  return button.dataset['field'] ?? ''
}

function appendName(i18n: I18n, button: HTMLElement): void {
  const name = h('span', { class: 'name' })
  i18n.setText(name, i18n => fieldName(i18n, fieldOf(button)))
  button.append(name)
}

function setLabel(i18n: I18n, button: HTMLElement, bets: Bets): void {
  i18n.setAttribute(button, 'aria-label', i18n => fieldLabel(i18n, fieldOf(button), bets))
}

/** A chip on a pair is rendered in the field of the higher number, on the line to the lower one. */
function fieldWithChip(field: string, fields: readonly HTMLElement[]): HTMLElement | undefined {
  const name = field.includes('-') && !field.startsWith('dozen') ? field.split('-')[1] : field
  return fields.find(button => fieldOf(button) === name)
}

function createChip(i18n: I18n, field: string, amount: number): HTMLElement {
  const [low = 0, high] = field.startsWith('dozen') ? [] : field.split('-').map(Number)
  const isPair = high !== undefined
  const side = !isPair ? '' : high - low === 1 && low !== 0 ? 'is-between-below' : 'is-between-left'
  const chip = h('span', { class: `laid ${side}` })
  i18n.setText(chip, ({ compact }) => compact(amount))
  return chip
}
