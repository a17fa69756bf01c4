// @ts-check
/** Syntax trees of the project's files, for the checks. */
import { parseSync } from 'vite'

import { readText } from './files.js'

/**
 * A node of a syntax tree in the ESTree shape. Offsets count UTF-16 units of the text.
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/**
 * @param {string} root @param {string} file
 * @returns {{ text: string, program: Node, module: ReturnType<typeof parseSync>['module'] }}
 * @throws {Error} The file is not valid; the message names it.
 */
export function parseFile(root, file) {
  const text = readText(root, file)
  const { program, module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return { text, program, module }
}

/**
 * Calls `visit` for a node and its descendants, outermost first, with the ancestors of each.
 * @param {Node} node @param {(node: Node, ancestors: Node[]) => void} visit @param {Node[]} [ancestors]
 */
export function walk(node, visit, ancestors = []) {
  visit(node, ancestors)
  const path = [...ancestors, node]
  for (const child of childrenOf(node)) walk(child, visit, path)
}

/** @returns {Node[]} */
function childrenOf(/** @type {Node} */ node) {
  return Object.values(node)
    .flat()
    .filter(value => typeof value === 'object' && value !== null && typeof value.type === 'string')
}

/** A declaration, an expression or an arrow. */
export function isFunction(/** @type {Node} */ { type }) {
  return /Function/.test(type)
}

/** Line of an offset, from 1. */
export function lineAt(/** @type {string} */ text, /** @type {number} */ offset) {
  return text.slice(0, offset).split('\n').length
}

/**
 * The text of a string node; `${}` stands for each placeholder of a template. Undefined for other nodes.
 * @param {Node | undefined | null} node
 * @returns {string | undefined}
 */
export function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join('${}')
}

/** `{…}` of `{…} as const satisfies T`. @returns {Node} */
export function withoutTypes(/** @type {Node} */ node) {
  return /^TS(As|Satisfies)Expression$/.test(node.type) ? withoutTypes(node.expression) : node
}
