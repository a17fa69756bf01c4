/**
 * The partner's own colour and its guard (visual 2.2). Loaded only where an element carries `accent` or
 * the page sets `--bnw-money`.
 */
import { contrast, lighten, luminance, readColour, type Rgb, writeColour } from './colour.ts'

/** Text needs this much on its ground (WCAG 2.2 AA). */
const ENOUGH = 4.5

const ink: Rgb = [0x10, 0x19, 0x1b]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

export interface Guarded {
  fill: string
  fillHover: string
  /** Text on the fill. */
  on: string
  /** The colour as text or link; moved in lightness where it was too weak on the grounds. */
  text: string
  /** Whether `text` had to move: noted once in the console by the caller. */
  isMoved: boolean
}

/**
 * Makes a given colour safe to use.
 *
 * @param value - what the page wrote; `undefined` is answered to whatever is not a plain opaque colour
 * @param grounds - computed colours of the surfaces that text in this colour stands on; there must be one
 */
export function guardColour(value: string, grounds: readonly string[]): Guarded | undefined {
  const colour = readColour(value)
  const below = grounds.map(readColour)
  if (!colour || below.length === 0 || !below.every(ground => ground !== undefined)) return undefined
  const fillHover = lighten(colour, luminance(colour) < 0.18 ? 0.12 : -0.08)
  const text = readable(colour, below)
  return {
    fill: writeColour(colour),
    fillHover: writeColour(fillHover),
    on: writeColour(textOn([colour, fillHover])),
    text: writeColour(text),
    isMoved: text !== colour
  }
}

/**
 * Private tokens for an element's `accent`: primary buttons and links, never money, states or focus.
 * `undefined` where the value is no colour: the default stays.
 */
export function accentTokens(value: string, grounds: readonly string[]) {
  const safe = guardColour(value, grounds)
  return (
    safe && {
      '--_primary': safe.fill,
      '--_primary-hover': safe.fillHover,
      '--_on-primary': safe.on,
      '--_link': safe.text
    }
  )
}

/** Private tokens for a page's own `--bnw-money`; `undefined` as above. */
export function moneyTokens(value: string, grounds: readonly string[]) {
  const safe = guardColour(value, grounds)
  return (
    safe && {
      '--_money': safe.fill,
      '--_money-hover': safe.fillHover,
      '--_on-money': safe.on,
      '--_money-text': safe.text,
      '--_money-edge': safe.text
    }
  )
}

/** The better of ink and white on every one of the fills; black where both are too weak. */
function textOn(fills: readonly Rgb[]): Rgb {
  const worst = (text: Rgb) => Math.min(...fills.map(fill => contrast(text, fill)))
  const better = worst(ink) >= worst(white) ? ink : white
  return worst(better) >= ENOUGH ? better : black
}

/** Towards white on dark grounds, towards black on light ones, by a hundredth at a time. */
function readable(colour: Rgb, grounds: readonly Rgb[]): Rgb {
  const isEnough = (one: Rgb) => grounds.every(ground => contrast(one, ground) >= ENOUGH)
  const direction = luminance(grounds[0]!) < 0.18 ? 1 : -1
  for (let step = 0; step < 100; step++) {
    const moved = step === 0 ? colour : lighten(colour, (direction * step) / 100)
    if (isEnough(rounded(moved))) return moved
  }
  return direction > 0 ? white : black
}

/** As it will be written: whole parts. */
function rounded(colour: Rgb): Rgb {
  return colour.map(Math.round) as unknown as Rgb
}
