// @ts-check
/** All code that the documentation shows, for the tests that compile and run it. */
import { codesOf, documentedElements } from './elements.js'
import { guides, recipes } from './sections.js'

/** Other names of a language in the texts. */
const SAME = /** @type {Record<string, string>} */ ({
  bash: 'sh',
  javascript: 'js',
  typescript: 'ts'
})

/** The site that examples name, as in the texts. */
const SITE = 'https://casino.example'

/** @typedef {{ page: string, language: string, code: string }} CodeBlock `page`: its address from the root of the site. */

/** The blocks of the guides and the recipes. @returns {CodeBlock[]} */
export function textBlocks() {
  return [...guides(), ...recipes()].flatMap(({ url, markdown }) =>
    blocksOf(markdown).map(block => ({ page: url, ...block }))
  )
}

/** Fenced blocks, those in lists too. @param {string} markdown */
function blocksOf(markdown) {
  const blocks = markdown.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)
  return [...blocks].map(([, indent, name = '', code = '']) => ({
    language: SAME[name] ?? (name || 'text'),
    code: code.replace(new RegExp(`^${indent}`, 'gm'), '')
  }))
}

/** @typedef {{ page: string, framework: string, code: string, elements: readonly import('./preview-link.js').Use[] }} ExampleBlock */

/** The code of each example of the elements' pages. `framework`: `react`. @returns {ExampleBlock[]} */
export function exampleBlocks() {
  return documentedElements().flatMap(element =>
    element.examples.flatMap(({ elements }) =>
      codesOf(element, elements, SITE).map(({ id, code }) => ({
        page: `/elements/${element.tagName}.html`,
        framework: id,
        code,
        elements
      }))
    )
  )
}
