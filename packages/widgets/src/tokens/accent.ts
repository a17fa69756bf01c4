/**
 * Makes a partner's own colours readable. Loaded only if an element has an `accent` or the page sets `--bnw-money`.
 */
import { contrast, lighten, luminance, mapChannels, readColour, type Rgb, writeColour } from './colour.ts'

/** The minimum contrast of text (WCAG 2.2 AA). */
const MIN_CONTRAST = 4.5

const ink: Rgb = [0x10, 0x19, 0x1b]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

export interface SafeColour {
  fill: string
  fillHover: string
  /** Text on the fill. */
  on: string
  /** The colour for text and links; its lightness changes if the contrast to a surface is too low. */
  text: string
}

/**
 * Makes a given colour safe to use.
 *
 * @param value The page's value.
 * @param surfaces Computed colours of the surfaces below text in this colour, at least one.
 * @returns undefined if a value is not a plain opaque colour.
 */
export function guardColour(value: string, surfaces: readonly string[]): SafeColour | undefined {
  const colour = readColour(value)
  const below = surfaces.map(readColour)
  if (!colour || below.length === 0 || !below.every(surface => surface !== undefined)) return undefined
  const fillHover = lighten(colour, luminance(colour) < 0.18 ? 0.12 : -0.08)
  const text = readable(colour, below)
  return {
    fill: writeColour(colour),
    fillHover: writeColour(fillHover),
    on: writeColour(textOn([colour, fillHover])),
    text: writeColour(text)
  }
}

/**
 * Private tokens for an element's `accent`: primary buttons and links, never money, states or focus.
 * `undefined` if the value is no colour; then the default stays.
 */
export function accentTokens(value: string, surfaces: readonly string[]) {
  const safe = guardColour(value, surfaces)
  return (
    safe && {
      '--_primary': safe.fill,
      '--_primary-hover': safe.fillHover,
      '--_on-primary': safe.on,
      '--_primary-edge': safe.text,
      '--_link': safe.text
    }
  )
}

/** Private tokens for a page's own `--bnw-money`; `undefined` as above. */
export function moneyTokens(value: string, surfaces: readonly string[]) {
  const safe = guardColour(value, surfaces)
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

/** The better of ink and white on all fills; black if the contrast of both is too low. */
function textOn(fills: readonly Rgb[]): Rgb {
  const worst = (text: Rgb) => Math.min(...fills.map(fill => contrast(text, fill)))
  const better = worst(ink) >= worst(white) ? ink : white
  return worst(better) >= MIN_CONTRAST ? better : black
}

/** Lightens on dark surfaces and darkens on light ones, in steps of 1 %, until the contrast is enough. */
function readable(colour: Rgb, surfaces: readonly Rgb[]): Rgb {
  const isEnough = (one: Rgb) => surfaces.every(surface => contrast(one, surface) >= MIN_CONTRAST)
  const direction = luminance(surfaces[0] ?? black) < 0.18 ? 1 : -1
  for (let step = 0; step < 100; step++) {
    const moved = step === 0 ? colour : lighten(colour, (direction * step) / 100)
    if (isEnough(rounded(moved))) return moved
  }
  return direction > 0 ? white : black
}

/** Rounded as by `writeColour()`. */
function rounded(colour: Rgb): Rgb {
  return mapChannels(colour, Math.round)
}
