import { randomOf } from '../../engines/random.ts'
import type { Shown } from './story.ts'
import { picture, s } from './svg.ts'

/** Classes of the silks, one for each runner of a race. */
export const SILKS = ['silk-0', 'silk-1', 'silk-2'] as const

const HORSE =
  'M2 15c3-5 8-6 13-6 4 0 8 0 11-1l4-5 2 1 5 4-1 3-4-1-3 4c-1 2-2 4-4 5l2 7h-2l-4-6-7-1-4 3-4 5H4l4-7c-1-1-1-3-1-4-2 0-3 1-5 3z'

export function horse(runner: number): SVGElement {
  return picture(
    '0 0 40 28',
    `horse ${SILKS[runner] ?? ''}`,
    s('path', { d: HORSE, class: 'coat' }),
    s('path', { d: 'M15 9c1-3 3-6 6-6l2 2-3 4z', class: 'silk' }),
    s('circle', { cx: 22, cy: 2.6, r: 1.9, class: 'silk' })
  )
}

/** A round of silk with the runner's number. */
export function silk(runner: number): SVGElement {
  const number = s('text', { x: 12, y: 16.5, 'text-anchor': 'middle', class: 'number' })
  number.textContent = String(runner + 1)
  return picture(
    '0 0 24 24',
    `badge ${SILKS[runner] ?? ''}`,
    s('circle', { cx: 12, cy: 12, r: 11, class: 'silk' }),
    number
  )
}

const KITS = 8
const SHIRT = 'M8 3l4 2 4-2 6 4-3 5-2-1v10H7V11l-2 1-3-5z'

/** The shirt of a team, always the same for the same name. */
export function kit(team: string): SVGElement {
  const next = randomOf(`kit:${team}`)
  const colour = Math.floor(next() * KITS)
  const trim = (colour + 1 + Math.floor(next() * (KITS - 1))) % KITS
  const marks = ['M11 5h2v16h-2z', 'M7 12h10v3H7z', 'M8 3l4 2 4-2v3l-4 2-4-2z', 'M7 21L17 9v4L10 21z']
  const mark = marks[Math.floor(next() * marks.length)] ?? ''
  return picture(
    '0 0 24 24',
    'kit',
    s('path', { d: SHIRT, class: `kit-${colour}` }),
    s('path', { d: mark, class: `kit-${trim}` }),
    s('path', { d: SHIRT, class: 'outline' })
  )
}

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

function die(value: number, x: number): SVGElement {
  const pips = (PIPS[value] ?? []).map(([column, row]) =>
    s('circle', { cx: x + 8 + column * 8, cy: 16 + row * 8, r: 2.6, class: 'pip' })
  )
  return s(
    'g',
    { class: 'die' },
    s('rect', { x, y: 8, width: 32, height: 32, rx: 7, class: 'ivory' }),
    ...pips
  )
}

const SUITS = ['♠', '♥', '♣', '♦'] as const

function card(rank: string, suit: number): SVGElement {
  const text = s('text', {
    x: 48,
    y: 25,
    'text-anchor': 'middle',
    class: suit % 2 === 1 ? 'rank is-red' : 'rank'
  })
  text.textContent = rank
  const sign = s('text', {
    x: 48,
    y: 40,
    'text-anchor': 'middle',
    class: suit % 2 === 1 ? 'suit is-red' : 'suit'
  })
  sign.textContent = SUITS[suit] ?? ''
  return s('g', {}, s('rect', { x: 32, y: 2, width: 32, height: 44, rx: 5, class: 'ivory' }), text, sign)
}

function cardBack(): SVGElement {
  return s(
    'g',
    {},
    s('rect', { x: 32, y: 2, width: 32, height: 44, rx: 5, class: 'ivory' }),
    s('rect', { x: 35.5, y: 5.5, width: 25, height: 37, rx: 3, class: 'back' }),
    s('path', { d: 'M48 12l9 12-9 12-9-12z', class: 'accent' })
  )
}

function coin(isHeads: boolean, x: number): SVGElement {
  const inside = isHeads
    ? s('path', {
        d: `M${x} 13l3.2 7 7.6.6-5.8 5 1.8 7.5-6.8-4-6.8 4 1.8-7.5-5.8-5 7.6-.6z`,
        class: 'relief'
      })
    : s('path', { d: `M${x - 8} 19h16M${x - 8} 24h16M${x - 5} 29h10`, class: 'relief line' })
  return s(
    'g',
    { class: 'coin' },
    s('circle', { cx: x, cy: 24, r: 18, class: 'gold' }),
    s('circle', { cx: x, cy: 24, r: 15, class: 'rim' }),
    inside
  )
}

function marble(colour: number, [x, y, r]: readonly [number, number, number]): SVGElement {
  return s(
    'g',
    {},
    s('circle', { cx: x, cy: y, r, class: `marble-${colour}` }),
    s('path', {
      d: `M${x - r * 0.5} ${y - r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.6} ${-r * 0.45}`,
      class: 'shine'
    })
  )
}

/** What lies on a table, before the draw where nothing is given. */
export function tablePicture(kind: string, end?: Shown): SVGElement {
  return picture('0 0 96 48', `table table-${kind}`, ...tableParts(kind, end))
}

function tableParts(kind: string, end: Shown | undefined): SVGElement[] {
  if (kind === 'dice') {
    const [one, other] = end?.kind === 'dice' ? end.values : [3, 4]
    return [die(one, 13), die(other, 51)]
  }
  if (kind === 'cards') return [end?.kind === 'cards' ? card(end.rank, end.suit) : cardBack()]
  if (kind === 'coins') {
    const [one, other] = end?.kind === 'coins' ? end.heads : [true, false]
    return [coin(one, 27), coin(other, 69)]
  }
  if (end?.kind === 'marbles') return [marble(end.colour, [48, 24, 18])]
  return [marble(0, [24, 27, 12]), marble(1, [48, 22, 14]), marble(2, [73, 28, 11])]
}
