// @ts-check
/**
 * Warns of files and functions that have outgrown one look. A place that is longer for a good reason stands with its
 * reason in sizes-allowed.json; an entry there that is no longer needed is a warning too.
 */
import { existsSync } from 'node:fs'

import { runAsProgram } from './report.js'
import { childrenOf, isSource, lineAt, listFiles, parseFile, readText, walk } from './sources.js'

/** @typedef {import('./sources.js').Node} Node */

const FILE_LINES = 200
const FUNCTION_LINES = 30
/** A view is mostly markup. */
const VIEW_LINES = 60
const PARAMETERS = 3

const FOLDERS = ['packages', 'demo', 'tests', 'scripts']
const ALLOWED = 'scripts/sizes-allowed.json'

/** Their callbacks are paragraphs of a test file, not functions of the product. */
const TEST_BLOCKS = new Set(['describe', 'suite'])

/** @param {string} root */
export function checkSizes(root) {
  const files = listFiles(root, FOLDERS).filter(isSource)
  const found = new Map(files.flatMap(file => sizesOf(root, file)))
  /** @type {Record<string, string>} */
  const allowed = existsSync(`${root}/${ALLOWED}`) ? JSON.parse(readText(root, ALLOWED)) : {}
  const over = [...found].filter(([place]) => !allowed[place]).map(([place, what]) => `${place} ${what}`)
  const needless = Object.keys(allowed).filter(place => !found.has(place))
  const warnings = [
    ...over,
    ...needless.map(place => `${place} is within the limits; take it out of ${ALLOWED}`)
  ]
  return { problems: [], warnings, summary: `${files.length} files, ${warnings.length} warnings` }
}

/**
 * What is over a limit in a file, by place: `path` or `path#function`.
 * @param {string} root @param {string} file
 * @returns {[string, string][]}
 */
function sizesOf(root, file) {
  const { text, program } = parseFile(root, file)
  /** @type {[string, string][]} */
  const found = []
  const lines = lineAt(text, text.trimEnd().length)
  if (lines > FILE_LINES) found.push([file, `has ${lines} lines, over ${FILE_LINES}`])
  walk(program, (node, above) => {
    if (!isFunction(node) || isTestBlock(above.at(-1))) return
    const place = `${file}#${nameOf(node, above)}`
    const own = ownLines(text, node)
    const limit = file.endsWith('.tsx') ? VIEW_LINES : FUNCTION_LINES
    if (own > limit) found.push([place, `has ${own} lines of its own, over ${limit}`])
    if (node.params.length > PARAMETERS)
      found.push([place, `takes ${node.params.length} parameters, over ${PARAMETERS}`])
  })
  return found
}

/** Lines of a function without the named functions in it: a factory that only holds small ones is small. */
function ownLines(/** @type {string} */ text, /** @type {Node} */ node) {
  let lines = linesOf(text, node)
  const subtract = (/** @type {Node} */ child) => {
    if (isNamed(child)) lines -= linesOf(text, child) - 1
    else childrenOf(child).forEach(subtract)
  }
  childrenOf(node).forEach(subtract)
  return lines
}

function linesOf(/** @type {string} */ text, /** @type {Node} */ { start, end }) {
  return lineAt(text, end) - lineAt(text, start) + 1
}

function isFunction(/** @type {Node} */ { type, body }) {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && body !== null
}

/** A function with a name of its own: declared, a method, or the value of a property or constant. */
function isNamed(/** @type {Node} */ node) {
  if (node.type === 'FunctionDeclaration') return true
  const value =
    node.type === 'VariableDeclarator'
      ? node.init
      : /^(Property|MethodDefinition)$/.test(node.type) && node.value
  return Boolean(value && isFunction(value))
}

function isTestBlock(/** @type {Node | undefined} */ parent) {
  return (
    parent?.type === 'CallExpression' && TEST_BLOCKS.has(parent.callee.name ?? parent.callee.object?.name)
  )
}

function nameOf(/** @type {Node} */ node, /** @type {Node[]} */ above) {
  const parent = above.at(-1)
  return node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'callback'
}

runAsProgram(import.meta.url, checkSizes)
