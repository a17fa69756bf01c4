import { randomOf } from '../../engines/random.ts'
import type { EventKind } from '../../protocol/coupons.ts'
import { picture, svg } from '../../ui/dom.ts'
import type { TableOutcome } from './story.ts'

/** Classes of the jockeys' colours by runner. */
const SILKS = ['silk-0', 'silk-1', 'silk-2'] as const

const HORSE =
  'M2 15c3-5 8-6 13-6 4 0 8 0 11-1l4-5 2 1 5 4-1 3-4-1-3 4c-1 2-2 4-4 5l2 7h-2l-4-6-7-1-4 3-4 5H4l4-7c-1-1-1-3-1-4-2 0-3 1-5 3z'

export function drawHorse(runner: number): SVGElement {
  return picture(
    '0 0 40 28',
    `horse ${SILKS[runner] ?? ''}`,
    svg('path', { d: HORSE, class: 'coat' }),
    svg('path', { d: 'M15 9c1-3 3-6 6-6l2 2-3 4z', class: 'silk' }),
    svg('circle', { cx: 22, cy: 2.6, r: 1.9, class: 'silk' })
  )
}

/** A badge in the jockey's colours with the number of the runner. */
export function drawSilk(runner: number): SVGElement {
  const number = svg('text', { x: 12, y: 16.5, 'text-anchor': 'middle', class: 'number' }, String(runner + 1))
  return picture(
    '0 0 24 24',
    `badge ${SILKS[runner] ?? ''}`,
    svg('circle', { cx: 12, cy: 12, r: 11, class: 'silk' }),
    number
  )
}

const KITS = 8
const SHIRT = 'M8 3l4 2 4-2 6 4-3 5-2-1v10H7V11l-2 1-3-5z'

/** The shirt of a team; the same name gives the same shirt. */
export function drawKit(team: string): SVGElement {
  const random = randomOf(`kit:${team}`)
  const colour = Math.floor(random() * KITS)
  const trim = (colour + 1 + Math.floor(random() * (KITS - 1))) % KITS
  const marks = ['M11 5h2v16h-2z', 'M7 12h10v3H7z', 'M8 3l4 2 4-2v3l-4 2-4-2z', 'M7 21L17 9v4L10 21z']
  const mark = marks[Math.floor(random() * marks.length)] ?? ''
  return picture(
    '0 0 24 24',
    'kit',
    svg('path', { d: SHIRT, class: `kit-${colour}` }),
    svg('path', { d: mark, class: `kit-${trim}` }),
    svg('path', { d: SHIRT, class: 'outline' })
  )
}

/** Column and row of each pip, by the value of the die. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2]
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2]
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2]
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2]
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2]
  ]
}

function drawDie(value: number, x: number): SVGElement {
  const pips = (PIPS[value] ?? []).map(([column, row]) =>
    svg('circle', { cx: x + 8 + column * 8, cy: 16 + row * 8, r: 2.6, class: 'pip' })
  )
  return svg(
    'g',
    { class: 'die' },
    svg('rect', { x, y: 8, width: 32, height: 32, rx: 7, class: 'ivory' }),
    ...pips
  )
}

const SUITS = ['♠', '♥', '♣', '♦'] as const

function drawCard(rank: string, suit: number): SVGElement {
  const colour = suit % 2 === 1 ? ' is-red' : ''
  const text = (y: number, kind: string, content: string) =>
    svg('text', { x: 48, y, 'text-anchor': 'middle', class: `${kind}${colour}` }, content)
  return svg('g', {}, drawPaper(), text(25, 'rank', rank), text(40, 'suit', SUITS[suit] ?? ''))
}

function drawPaper(): SVGElement {
  return svg('rect', { x: 32, y: 2, width: 32, height: 44, rx: 5, class: 'ivory' })
}

function drawCardBack(): SVGElement {
  return svg(
    'g',
    {},
    drawPaper(),
    svg('rect', { x: 35.5, y: 5.5, width: 25, height: 37, rx: 3, class: 'back' }),
    svg('path', { d: 'M48 12l9 12-9 12-9-12z', class: 'accent' })
  )
}

function drawCoin(isHeads: boolean, x: number): SVGElement {
  const inside = isHeads
    ? svg('path', {
        d: `M${x} 13l3.2 7 7.6.6-5.8 5 1.8 7.5-6.8-4-6.8 4 1.8-7.5-5.8-5 7.6-.6z`,
        class: 'relief'
      })
    : svg('path', { d: `M${x - 8} 19h16M${x - 8} 24h16M${x - 5} 29h10`, class: 'relief line' })
  return svg(
    'g',
    { class: 'coin' },
    svg('circle', { cx: x, cy: 24, r: 18, class: 'gold' }),
    svg('circle', { cx: x, cy: 24, r: 15, class: 'rim' }),
    inside
  )
}

function drawMarble(colour: number, [x, y, r]: readonly [number, number, number]): SVGElement {
  return svg(
    'g',
    {},
    svg('circle', { cx: x, cy: y, r, class: `marble-${colour}` }),
    svg('path', {
      d: `M${x - r * 0.5} ${y - r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.6} ${-r * 0.45}`,
      class: 'shine'
    })
  )
}

/** A table with its outcome, or before the draw. */
export function drawTable(kind: EventKind, end?: TableOutcome): SVGElement {
  return picture('0 0 96 48', `table table-${kind}`, ...tableParts(kind, end))
}

function tableParts(kind: EventKind, end: TableOutcome | undefined): SVGElement[] {
  if (kind === 'dice') {
    const [one, other] = end?.kind === 'dice' ? end.values : [3, 4]
    return [drawDie(one, 13), drawDie(other, 51)]
  }
  if (kind === 'cards') return [end?.kind === 'cards' ? drawCard(end.rank, end.suit) : drawCardBack()]
  if (kind === 'coins') {
    const [one, other] = end?.kind === 'coins' ? end.heads : [true, false]
    return [drawCoin(one, 27), drawCoin(other, 69)]
  }
  if (end?.kind === 'marbles') return [drawMarble(end.colour, [48, 24, 18])]
  return [drawMarble(0, [24, 27, 12]), drawMarble(1, [48, 22, 14]), drawMarble(2, [73, 28, 11])]
}
