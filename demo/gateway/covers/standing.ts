import type { Stand } from './moods.ts'
import type { Brush } from './motifs.ts'
import { drawNoun, type Noun } from './nouns.ts'
import { sideOf, unit, units, type Colour, type Frame } from './svg.ts'

interface Standing {
  noun: Noun
  frame: Frame
  stand: Stand | undefined
  /** Left of a dealer, instead of in the middle. */
  isAside?: boolean
}

/** A noun as the mood wants it, lit from the left, with a hard shadow on what is behind it. */
export function drawStanding({ noun, frame, stand, isAside = false }: Standing, brush: Brush): string {
  const { palette, next } = brush
  const full = (sideOf(frame) / 100) * (isAside ? 0.8 : 0.86 + next() * 0.08)
  const at: At = {
    x: frame.x + frame.width * (isAside ? 0.3 : 0.5),
    y: frame.y + frame.height * (isAside ? 0.44 : 0.5),
    scale: full,
    tilt: (next() - 0.5) * 10
  }
  const defined = defineNoun('', drawNoun(noun, palette))
  if (stand === 'broken') return defined + BREAK + broken(at)
  const places: readonly Partial<At>[] =
    stand === 'pair' ? pairOf(frame, at) : [SINGLE[stand ?? 'one'](frame, at)]
  return defined + places.map(place => placed({ ...at, ...place }, lit('', palette.ground))).join('')
}

const SINGLE: Record<'one' | 'small' | 'far', (frame: Frame, at: At) => Partial<At>> = {
  one: () => ({}),
  small: ({ y, height }, { scale }) => ({ y: y + height * 0.4, scale: scale * 0.62 }),
  far: ({ y, height }, { scale }) => ({ y: y + height * 0.35, scale: scale * 0.52, tilt: 0 })
}

function pairOf({ x, y, width, height }: Frame, { scale, tilt }: At): Partial<At>[] {
  return [
    { x: x + width * 0.36, y: y + height * 0.34, scale: scale * 0.74 },
    { x: x + width * 0.62, y: y + height * 0.66, scale: scale * 0.8, tilt: -tilt }
  ]
}

export interface At {
  /** Centre. */
  x: number
  y: number
  scale: number
  tilt: number
}

export function placed({ x, y, scale, tilt }: At, content: string): string {
  return `<g transform="translate(${units(x - 50 * scale, y - 50 * scale)})scale(${scale.toFixed(2)})rotate(${unit(tilt)} 50 50)">${content}</g>`
}

/** Defines a noun under an id of its own, for `lit`. */
export function defineNoun(id: string, drawing: string): string {
  return `<defs><g id="n${id}">${drawing}</g><mask id="k${id}" mask-type="alpha"><use href="#n${id}"/></mask></defs>`
}

/** Shadow, noun, and the half of it that is away from the light. */
export function lit(id: string, shadow: Colour): string {
  const mask = `mask="url(#k${id})"`
  const cast = `<g transform="translate(5 6)"><path d="M-9-9h118v118h-118z" fill="${shadow}" opacity=".7" ${mask}/></g>`
  return `${cast}<use href="#n${id}"/><path d="M50-9h59v118H50z" fill="#000" opacity=".16" ${mask}/>`
}

const BREAK =
  '<defs><clipPath id="a"><path d="M-20-20h70l-8 34 16 22-18 24 14 26-6 34h-68z"/></clipPath><clipPath id="b"><path d="M50-20h70v140H48l6-34-14-26 18-24-16-22z"/></clipPath></defs>'

/** Two pieces that have moved apart. */
function broken(at: At): string {
  const piece = (id: string, move: string) =>
    `<g transform="${move}"><g clip-path="url(#${id})"><use href="#n"/></g></g>`
  return placed(
    at,
    piece('a', 'translate(-4 -2)rotate(-4 50 50)') + piece('b', 'translate(4 4)rotate(5 50 50)')
  )
}
