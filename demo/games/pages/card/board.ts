import { fullLines, type Card } from '../../engines/card/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { columnOf, COLUMNS } from './deal.ts'
import { cardWords } from './words.ts'

/** The card, the ball that fell last, and those before it. */
export interface Board {
  readonly element: HTMLElement
  readonly card: Card
  deal(card: Card): void
  /** Shows the balls that have fallen so far. */
  show(balls: readonly number[]): void
}

const BEFORE = 6

export function createBoard(speaker: Speaker, first: Card): Board {
  const ball = h('span', { class: 'ball' })
  const before = h('ol', { class: 'before' })
  const count = h('span', { class: 'count' })
  const drum = h('div', { class: 'drum', 'aria-hidden': 'true' }, ball, h('div', {}, count, before))
  const grid = h('div', { class: 'grid' })
  const table = h('div', { class: 'card', role: 'img' }, grid)
  const prizes = createPrizes(speaker)
  let card = first
  let fallen: readonly number[] = []
  const deal = (next: Card) => {
    card = next
    grid.replaceChildren(...card.flatMap((line, row) => line.map(number => cellOf(number, row))))
    for (let cell = 0; cell < COLUMNS * card.length; cell++) grid.append(blankOf(cell))
    speaker.label(table, 'aria-label', (_words, now) => describeCard(now, card))
    show([])
  }
  const show = (balls: readonly number[]) => {
    fallen = balls
    const last = balls.at(-1)
    ball.textContent = last === undefined ? '' : String(last)
    ball.className = last === undefined ? 'ball' : `ball is-drawn tone-${columnOf(last) % 3}`
    before.replaceChildren(
      ...balls
        .slice(-BEFORE - 1, -1)
        .toReversed()
        .map(number => smallBall(number))
    )
    speaker.write(count, (_words, now) => cardWords(now).counted(fallen.length))
    const full = fullLines(card, balls)
    for (const cell of grid.querySelectorAll<HTMLElement>('[data-number]')) {
      cell.classList.toggle('is-hit', balls.includes(Number(cell.dataset['number'])))
      cell.classList.toggle('is-full', full[Number(cell.dataset['row'])] === true)
    }
    prizes.mark(full.filter(Boolean).length)
  }
  deal(first)
  return {
    element: h('div', { class: 'bingo' }, drum, table, prizes.element),
    get card() {
      return card
    },
    deal,
    show
  }
}

function cellOf(number: number, row: number): HTMLElement {
  const cell = h(
    'span',
    { class: 'cell', 'data-number': String(number), 'data-row': String(row) },
    String(number)
  )
  cell.style.setProperty('grid-area', `${row + 1} / ${columnOf(number) + 1}`)
  return cell
}

/** Paper under every cell, the free ones too. */
function blankOf(cell: number): HTMLElement {
  const blank = h('span', { class: 'blank' })
  blank.style.setProperty('grid-area', `${Math.floor(cell / COLUMNS) + 1} / ${(cell % COLUMNS) + 1}`)
  return blank
}

function smallBall(number: number): HTMLElement {
  return h('li', { class: `tone-${columnOf(number) % 3}` }, String(number))
}

function describeCard(speaker: Speaker, card: Card): string {
  return `${cardWords(speaker).card}: ${card.map(line => line.join(', ')).join('; ')}`
}

function createPrizes(speaker: Speaker) {
  const items = [2, 8, 60].map((multiplier, index) => {
    const name = h('span')
    speaker.write(name, (_words, now) => cardWords(now).prizes[index] ?? '')
    return h('li', {}, name, ' ', h('b', {}, `× ${multiplier}`))
  })
  return {
    element: h('ul', { class: 'prizes' }, ...items),
    mark: (lines: number) =>
      items.forEach((item, index) => item.classList.toggle('is-paid', index + 1 === lines))
  }
}
