// @ts-check
/**
 * `npm run trace`: which requirement of docs/requirements.md is proven by which test. A test proves the requirements
 * whose ids lead its title: "LOB-02 says how many letters are missing", "BAL-01, BAL-02 show one figure".
 * With --strict, a requirement without a test and an id that nobody knows end it with 1.
 */
import { pathToFileURL } from 'node:url'

import { root as project } from './setup.js'
import { isTest, listFiles, parseFile, readText, textOf, walk } from './sources.js'

/** @typedef {import('./sources.js').Node} Node */

const REQUIREMENTS = 'docs/requirements.md'
const FOLDERS = ['packages', 'demo', 'tests', 'scripts']
const ID = '[A-Z][A-Z0-9]+-\\d\\d'
const LEADING_IDS = new RegExp(`^${ID}(?:(?:, | and |; | )${ID})*`)

/**
 * @param {string} root
 * @returns {{ proven: Map<string, string[]>, missing: string[], unknown: string[] }} Files by id, and what does not meet.
 */
export function trace(root) {
  const wanted = [...readText(root, REQUIREMENTS).matchAll(new RegExp(`^- (?:\\*\\*)?(${ID})`, 'gm'))].map(
    ([, id]) => id ?? ''
  )
  /** @type {Map<string, string[]>} */
  const proven = new Map()
  /** @type {string[]} */
  const unknown = []
  for (const file of listFiles(root, FOLDERS).filter(isTest)) {
    for (const id of new Set(titlesOf(root, file).flatMap(leadingIds))) {
      if (wanted.includes(id)) proven.set(id, [...(proven.get(id) ?? []), file])
      else unknown.push(`${file}: ${id} is no requirement`)
    }
  }
  return { proven, missing: wanted.filter(id => !proven.has(id)), unknown }
}

/** @returns {string[]} */
function leadingIds(/** @type {string} */ title) {
  return LEADING_IDS.exec(title)?.[0].match(new RegExp(ID, 'g')) ?? []
}

/** Titles of the tests that run: `test(…)`, `it(…)` and their `.each`, but nothing skipped or still to do. */
function titlesOf(/** @type {string} */ root, /** @type {string} */ file) {
  /** @type {string[]} */
  const titles = []
  walk(parseFile(root, file).program, node => {
    const title = node.type === 'CallExpression' && runs(node.callee) && textOf(node.arguments[0])
    if (title) titles.push(title)
  })
  return titles
}

/** @returns {boolean} */
function runs(/** @type {Node} */ callee) {
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it'
  if (callee.type === 'CallExpression') return runs(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return runs(callee.tag)
  return (
    callee.type === 'MemberExpression' && !/^(skip|todo)/.test(callee.property.name) && runs(callee.object)
  )
}

function report() {
  const { proven, missing, unknown } = trace(project)
  for (const [id, files] of [...proven].sort()) console.log(`${id.padEnd(9)} ${files.join(', ')}`)
  if (missing.length) console.log(`\nNot yet proven: ${missing.join(' ')}`)
  for (const line of unknown) console.log(line)
  console.log(`\n${proven.size} of ${proven.size + missing.length} requirements are proven by a test.`)
  if (process.argv.includes('--strict') && missing.length + unknown.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report()
