// @ts-check
/** Finds text that stands in a view itself, where the other language would never reach it. */
import { isTest, lineAt, listFiles, parseFile, textOf, walk } from './sources.js'

/** @typedef {import('./sources.js').Node} Node */

/** Attributes that a person reads or hears. */
const SPOKEN = new Set([
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

/** The brand is the same in every language, and so are the letters of a currency and an age mark. */
const SAME_EVERYWHERE = /^(bnw|rıhtım|tl|try)$/iu

/** Text that a player would read or hear, written into a view. @param {string} root */
export function visibleText(root) {
  const views = listFiles(root, ['packages']).filter(isView)
  return views.flatMap(file => {
    const { program, text } = parseFile(root, file)
    /** @type {string[]} */
    const problems = []
    walk(program, node => {
      for (const said of spokenBy(node)) {
        if (isText(said))
          problems.push(`${file}:${lineAt(text, node.start)}: '${said.trim()}' belongs into a words.ts`)
      }
    })
    return problems
  })
}

/** @returns {string[]} */
function spokenBy(/** @type {Node} */ node) {
  if (node.type === 'JSXText') return [node.value]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children
      .filter(isExpression)
      .flatMap((/** @type {Node} */ child) => stringsOf(child.expression))
  }
  if (node.type !== 'JSXAttribute' || !SPOKEN.has(node.name.name)) return []
  return stringsOf(isExpression(node.value) ? node.value.expression : node.value)
}

/** A page of the product. The gallery and the test elements are for developers. */
function isView(/** @type {string} */ file) {
  return file.endsWith('.tsx') && !isTest(file) && !/\/(gallery\/|test-elements)/.test(file)
}

function isExpression(/** @type {Node | null} */ node) {
  return node?.type === 'JSXExpressionContainer'
}

/**
 * The strings that an expression may turn into on the page: both sides of a choice, and the fixed parts of a template.
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

function isText(/** @type {string} */ said) {
  const words = said.match(/\p{L}+/gu) ?? []
  return words.some(word => !SAME_EVERYWHERE.test(word))
}
