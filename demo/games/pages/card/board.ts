import { fullLines, type Card } from '../../engines/card/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createCalls } from './calls.ts'
import { columnOf, COLUMNS } from './deal.ts'
import { createDrum } from './drum.ts'
import { createPrizes } from './prizes.ts'
import { cardWords } from './words.ts'

/** The card, the drum with the last balls, the prizes, and all balls. */
export interface Board {
  readonly element: HTMLElement
  readonly card: Card
  /** Replaces the card. */
  deal(card: Card): void
  /** Shows the balls drawn so far. */
  show(balls: readonly number[]): void
}

export function createBoard(i18n: I18n, first: Card): Board {
  const grid = h('div', { class: 'grid' })
  const table = h('div', { class: 'card', role: 'img' }, grid)
  const drum = createDrum(i18n)
  const prizes = createPrizes(i18n)
  const calls = createCalls()
  let card = first
  const show = (balls: readonly number[]) => {
    drum.show(balls)
    calls.show(balls, card.flat())
    const full = fullLines(card, balls)
    for (const cell of grid.querySelectorAll<HTMLElement>('[data-number]')) {
      cell.classList.toggle('is-hit', balls.includes(Number(cell.dataset['number'])))
      cell.classList.toggle('is-full', full[Number(cell.dataset['row'])] === true)
    }
    prizes.mark(full.filter(Boolean).length)
  }
  const deal = (next: Card) => {
    card = next
    grid.replaceChildren(...cellsOf(card))
    i18n.setAttribute(table, 'aria-label', i18n => cardLabel(i18n, card))
    show([])
  }
  deal(first)
  return {
    element: h('div', { class: 'bingo' }, drum.element, table, prizes.element, calls.element),
    get card() {
      return card
    },
    deal,
    show
  }
}

/** The numbers, then the blank cells rendered under all positions of the grid. */
function cellsOf(card: Card): HTMLElement[] {
  const numbers = card.flatMap((line, row) => line.map(number => createCell(number, row)))
  const blanks = Array.from({ length: COLUMNS * card.length }, (_, cell) => createBlank(cell))
  return [...numbers, ...blanks]
}

function createCell(number: number, row: number): HTMLElement {
  const cell = h('span', { class: 'cell', 'data-number': number, 'data-row': row }, String(number))
  cell.style.setProperty('grid-area', `${row + 1} / ${columnOf(number) + 1}`)
  return cell
}

function createBlank(cell: number): HTMLElement {
  const blank = h('span', { class: 'blank' })
  blank.style.setProperty('grid-area', `${Math.floor(cell / COLUMNS) + 1} / ${(cell % COLUMNS) + 1}`)
  return blank
}

function cardLabel(i18n: I18n, card: Card): string {
  return `${cardWords(i18n).card}: ${card.map(line => line.join(', ')).join('; ')}`
}
