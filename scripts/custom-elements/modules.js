// @ts-check
/** The modules and style sheets that an element is made of, and the parts and CSS properties that pages can style. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parseSync } from 'vite'

import { elementFile } from '../elements.js'

/** @typedef {{ name: string, description: string }} Named */

/** @type {Map<string, string[]>} */
const importsByFile = new Map()

/**
 * An element's own module and all that it imports from the widgets, now or later; without what is imported for its type.
 * @param {string} folder
 * @returns {string[]} Paths of scripts and style sheets.
 */
export function modulesOf(folder) {
  const files = new Set([elementFile(folder)])
  for (const file of files) for (const imported of importsOf(file)) files.add(imported)
  return [...files]
}

/** @param {string} file */
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return []
  const known = importsByFile.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const isValue = (/** @type {{ entries: { isType: boolean }[] }} */ { entries }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const found = [
    ...staticImports.filter(isValue).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.filter(isValue).map(({ entries }) => entries[0]?.moduleRequest?.value ?? ''),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
  ]
  const files = found
    .filter(path => path.startsWith('.'))
    .map(path => join(dirname(file), path.replace(/\?.*$/, '')))
  importsByFile.set(file, files)
  return files
}

/** What the comments of files say with a tag: `@part entry - One row.` @param {readonly string[]} files @param {'part' | 'cssproperty'} tag */
export function tagged(files, tag) {
  /** @type {Map<string, Named>} */
  const found = new Map()
  for (const file of files.filter(isScript)) {
    const lines = readFileSync(file, 'utf8').matchAll(new RegExp(`@${tag} (\\S+) - (.*?)(?: \\*/)?$`, 'gm'))
    for (const [, name = '', description = ''] of lines)
      if (!found.has(name)) found.set(name, { name, description })
  }
  return [...found.values()].sort(byName)
}

/** The parts that the views of files render: `part="entry"`, or `part: 'entry'` of props. @param {readonly string[]} files */
export function renderedParts(files) {
  return matches(files.filter(isScript), /\bpart(?:=|: )["']([^"']+)["']/g)
}

/** The pages' CSS properties that files use, besides the design tokens. @param {readonly string[]} files */
export function usedProperties(files) {
  return matches(files, /var\((--bnw-[\w-]+)/g).filter(name => !tokens().some(token => token.name === name))
}

/** The design tokens: every element uses the page's values. */
export function tokens() {
  const file = join(dirname(dirname(elementFile('lobby'))), 'tokens', 'tokens.css')
  /** @type {Map<string, { name: string, default: string }>} */
  const found = new Map()
  for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(
    /^ *(--bnw-[\w-]+): ([^;]+);/gm
  ))
    if (!found.has(name)) found.set(name, { name, default: value.replace(/\s+/g, ' ') })
  return [...found.values()]
}

/** @param {readonly string[]} files @param {RegExp} pattern */
function matches(files, pattern) {
  const names = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
  )
  return [...new Set(names)].sort()
}

function isScript(/** @type {string} */ file) {
  return /\.tsx?$/.test(file)
}

function byName(/** @type {Named} */ one, /** @type {Named} */ other) {
  return one.name < other.name ? -1 : 1
}
