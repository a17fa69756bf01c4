// @ts-check
/**
 * Checks the contrast of the colour tokens: 4.5 for text, 3 for edges of controls and the focus ring (WCAG 2.2 AA). A
 * pair that is not listed is not used.
 */
import { runAsProgram } from './report.js'
import { readText } from './files.js'

const TOKENS = 'packages/widgets/src/tokens/tokens.css'
const MIN_TEXT = 4.5
const MIN_EDGE = 3

/** @typedef {Map<string, string>} Colours Token name without prefix → `#rrggbb`. */
/** @typedef {{ mode: string, front: string, back: string, ratio: number, min: number }} Pair */

const PLAIN = ['canvas', 'surface', 'raised', 'overlay']

/**
 * Text colour → the backgrounds that it is used on, in dark and in light mode.
 * @type {Record<string, { dark: string[], light: string[] }>}
 */
const TEXT_ON = {
  text: both([...PLAIN, 'hover', 'selected']),
  'text-2': both([...PLAIN, 'hover', 'selected']),
  'text-3': { dark: PLAIN, light: [...PLAIN, 'hover'] },
  'money-text': both([...PLAIN, 'money-soft']),
  link: both([...PLAIN, 'hover', 'selected']),
  ok: both(['canvas', 'surface', 'raised', 'ok-soft']),
  bad: both(['canvas', 'surface', 'raised', 'bad-soft']),
  live: both(['canvas', 'surface', 'raised']),
  info: both(['canvas', 'surface', 'info-soft']),
  'on-primary': both(['primary', 'primary-hover']),
  'on-money': both(['money', 'money-hover']),
  'on-bad': both(['bad-fill', 'live-fill'])
}

/**
 * Colours of edges and fills. In dark mode money buttons have contrast by their fill, in light mode by their edge.
 * @type {Record<string, { dark: string[], light: string[] }>}
 */
const EDGE_ON = {
  'line-strong': both(PLAIN),
  focus: both(PLAIN),
  money: { dark: PLAIN, light: [] },
  'money-edge': { dark: [], light: PLAIN },
  bad: both(PLAIN),
  link: both(['canvas', 'surface'])
}

/** @param {string} root */
export function checkContrast(root) {
  const pairs = pairsOf(readText(root, TOKENS))
  const problems = pairs
    .filter(({ ratio, min }) => !(ratio >= min))
    .map(
      ({ mode, front, back, ratio, min }) =>
        `${TOKENS}: ${front} on ${back} is ${ratio.toFixed(2)} in ${mode} mode, below ${min}`
    )
  return { problems, summary: `${pairs.length} pairs of colours` }
}

/** @param {string} css @returns {Pair[]} */
function pairsOf(css) {
  return /** @type {const} */ (['dark', 'light']).flatMap(mode => {
    const colours = coloursOf(css, mode)
    const groups = /** @type {const} */ ([
      [TEXT_ON, MIN_TEXT],
      [EDGE_ON, MIN_EDGE]
    ])
    return groups.flatMap(([group, min]) =>
      Object.entries(group).flatMap(([front, backgrounds]) =>
        backgrounds[mode].map(back => ({ mode, front, back, min, ratio: ratioOf(colours, front, back) }))
      )
    )
  })
}

/**
 * @param {string} css @param {'dark' | 'light'} mode
 * @returns {Colours}
 */
function coloursOf(css, mode) {
  const block = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].find(([, , body]) =>
    body?.includes(`color-scheme: ${mode}`)
  )
  const pairs = (block?.[2] ?? '').matchAll(/--bnw-([\w-]+):\s*(#[\da-f]{6})\b/gi)
  return new Map([...pairs].map(([, name, value]) => [name ?? '', value ?? '']))
}

/** NaN, which fails the check, if a token is missing. @param {Colours} colours @param {string} front @param {string} back */
function ratioOf(colours, front, back) {
  const [dark, light] = [front, back].map(name => luminance(colours.get(name) ?? '')).sort((a, b) => a - b)
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05)
}

/** Relative luminance by WCAG 2. @param {string} colour `#rrggbb` */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map(start => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN)
}

/** @param {string[]} backgrounds */
function both(backgrounds) {
  return { dark: backgrounds, light: backgrounds }
}

runAsProgram(import.meta.url, checkContrast)
