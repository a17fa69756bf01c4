// @ts-check
/**
 * Recomputes the contrast of the design's colours from the token file and prints it as two tables: text needs 4.5,
 * edges of controls and the focus ring need 3 (WCAG 2.2 AA). A cell left empty is a pairing that is not used.
 */
import { pathToFileURL } from 'node:url'

import { runAsProgram } from './report.js'
import { readText } from './sources.js'

const TOKENS = 'packages/widgets/src/tokens/tokens.css'
const TEXT = 4.5
const EDGE = 3

/** @typedef {Map<string, string>} Colours Token name without prefix → `#rrggbb`. */
/** @typedef {{ mode: string, front: string, back: string, ratio: number, least: number }} Pair */

const PLAIN = ['canvas', 'surface', 'raised', 'overlay']

/**
 * Text colour → the grounds it is used on, in dark and in light mode.
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
 * What is not text. In dark mode money is seen by its fill, in light mode by its edge; the red button by its edge.
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
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(
      ({ mode, front, back, ratio, least }) =>
        `${TOKENS}: ${front} on ${back} is ${ratio.toFixed(2)} in ${mode} mode, below ${least}`
    )
  return { problems, summary: `${pairs.length} pairs of colours` }
}

/** @param {string} css @returns {Pair[]} */
function pairsOf(css) {
  return /** @type {const} */ (['dark', 'light']).flatMap(mode => {
    const colours = coloursOf(css, mode)
    const groups = /** @type {const} */ ([
      [TEXT_ON, TEXT],
      [EDGE_ON, EDGE]
    ])
    return groups.flatMap(([group, least]) =>
      Object.entries(group).flatMap(([front, grounds]) =>
        grounds[mode].map(back => ({ mode, front, back, least, ratio: ratioOf(colours, front, back) }))
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

/** NaN, which passes no check, where a token is missing. @param {Colours} colours @param {string} front @param {string} back */
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

/** @param {string[]} grounds */
function both(grounds) {
  return { dark: grounds, light: grounds }
}

/** @param {Pair[]} pairs @param {number} least */
function table(pairs, least) {
  const rows = pairs.filter(pair => pair.least === least)
  const names = [...new Set(rows.map(({ front, mode }) => `${mode} ${front}`))]
  return names.map(name => {
    const cells = rows.filter(({ front, mode }) => `${mode} ${front}` === name)
    return `  ${name.padEnd(18)}${cells.map(({ back, ratio }) => `${back} ${ratio.toFixed(2)}`).join(' · ')}`
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const pairs = pairsOf(readText('.', TOKENS))
  console.log([`Text, at least ${TEXT}`, ...table(pairs, TEXT)].join('\n'))
  console.log([`Not text, at least ${EDGE}`, ...table(pairs, EDGE)].join('\n'))
}
runAsProgram(import.meta.url, checkContrast)
