// @ts-check
/** Finds text in views, which would not be translated (I18N-05). */
import { isTest, listFiles } from './files.js'
import { lineAt, parseFile, textOf, walk } from './syntax-trees.js'

/** @typedef {import('./syntax-trees.js').Node} Node */

/** Attributes that players read, or screen readers announce. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title'
])

/** Not translated: the brand and the codes of the currency. */
const SAME_EVERYWHERE = /^(bnw|rıhtım|tl|try)$/iu

/** Text in a view that is not from a catalogue. @param {string} root */
export function visibleText(root) {
  const views = listFiles(root, ['packages']).filter(isView)
  return views.flatMap(file => {
    const { program, text } = parseFile(root, file)
    /** @type {string[]} */
    const problems = []
    walk(program, node => {
      for (const found of textsOf(node)) {
        if (isText(found))
          problems.push(`${file}:${lineAt(text, node.start)}: '${found.trim()}' belongs into a words.ts`)
      }
    })
    return problems
  })
}

/** @returns {string[]} */
function textsOf(/** @type {Node} */ node) {
  if (node.type === 'JSXText') return [node.value]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children
      .filter(isExpression)
      .flatMap((/** @type {Node} */ child) => stringsOf(child.expression))
  }
  if (node.type !== 'JSXAttribute' || !TEXT_ATTRIBUTES.has(node.name.name)) return []
  return stringsOf(isExpression(node.value) ? node.value.expression : node.value)
}

/** Views of the product, without the test elements. */
function isView(/** @type {string} */ file) {
  return file.endsWith('.tsx') && !isTest(file) && !/\/test-elements/.test(file)
}

function isExpression(/** @type {Node | null} */ node) {
  return node?.type === 'JSXExpressionContainer'
}

/**
 * The strings that an expression may render: both sides of a condition, and the fixed parts of a template.
 * @param {Node | null} node
 * @returns {string[]}
 */
function stringsOf(node) {
  if (!node) return []
  if (node.type === 'ConditionalExpression')
    return [...stringsOf(node.consequent), ...stringsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...stringsOf(node.left), ...stringsOf(node.right)]
  const text = textOf(node)
  return text === undefined ? [] : text.split('${}')
}

function isText(/** @type {string} */ text) {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.some(word => !SAME_EVERYWHERE.test(word))
}
