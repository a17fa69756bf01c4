// @ts-check
/**
 * `npm run trace` lists the tests that prove each requirement of docs/requirements.md. It fails if a requirement has none
 * and is not under "Not built yet". A test proves the requirements at the start of its title ("BAL-01, BAL-02 shows one
 * balance") if its body contains an assertion, itself or in functions that it calls. Whether the test fails without the
 * rule is checked by `npm run mutate`, for its list of rules.
 */
import { isSource, isTest, listFiles, readText } from './files.js'
import { isFunction, parseFile, textOf, walk } from './syntax-trees.js'
import { runCheck } from './run-check.js'

/** @typedef {import('./syntax-trees.js').Node} Node */
/** @typedef {{ file: string, title: string, body: Node }} Test */

const REQUIREMENTS = 'docs/requirements.md'
const ID = '[A-Z][A-Z0-9]+-\\d\\d'
const LEADING_IDS = new RegExp(`^${ID}(?:(?:, | and |; | )${ID})*`)

/** @param {string} root */
export function checkTrace(root) {
  const [built = '', planned = ''] = readText(root, REQUIREMENTS).split('## Not built yet')
  /** @type {Map<string, Set<string>>} */
  const proofs = new Map(listedIds(built).map(id => [id, new Set()]))
  const problemOf = (/** @type {string} */ id) =>
    listedIds(planned).includes(id) ? 'is listed as not built yet' : 'is not a requirement'
  /** @type {string[]} */
  const problems = []
  const { tests, asserting } = readTests(root)
  for (const { file, title, body } of tests) {
    const ids = LEADING_IDS.exec(title)?.[0].match(new RegExp(ID, 'g')) ?? []
    if (ids.length && !asserts(body, asserting)) problems.push(`${file}: '${title}' asserts nothing`)
    else
      problems.push(
        ...ids.filter(id => !proofs.get(id)?.add(file)).map(id => `${file}: ${id} ${problemOf(id)}`)
      )
  }
  const missing = [...proofs].filter(([, files]) => !files.size).map(([id]) => id)
  problems.push(...missing.map(id => `${REQUIREMENTS}: ${id} has no test`))
  const lines = [...proofs].map(([id, files]) => `${id.padEnd(9)} ${[...files].join(', ')}`)
  return { problems, lines, summary: `${proofs.size - missing.length} of ${proofs.size} requirements tested` }
}

function listedIds(/** @type {string} */ text) {
  return [...text.matchAll(new RegExp(`^- (${ID})`, 'gm'))].map(([, id]) => id ?? '')
}

/** All tests, and the names of the functions that assert. @param {string} root */
function readTests(root) {
  /** @type {Test[]} */
  const tests = []
  /** @type {Map<string, Node>} */
  const functions = new Map()
  for (const file of listFiles(root, ['packages', 'demo', 'tests', 'scripts']).filter(isTestCode)) {
    walk(parseFile(root, file).program, node => {
      const test = isTest(file) && testOf(node)
      if (test) tests.push({ file, ...test })
      const name = node.type === 'VariableDeclarator' ? node.id.name : node.id?.name
      if (name && (node.type === 'FunctionDeclaration' || node.init)) functions.set(name, node)
    })
  }
  return { tests, asserting: assertingNames(functions) }
}

/** Test files and their helpers. */
function isTestCode(/** @type {string} */ file) {
  return isSource(file) && (isTest(file) || /(^tests|\/testing|\/stress)\//.test(file))
}

/** The title and body of `test('…', body)`, `it` or their `.each`; undefined for skipped tests and other nodes. @param {Node} node */
function testOf(node) {
  if (node.type !== 'CallExpression' || !runs(node.callee)) return undefined
  const title = textOf(node.arguments[0])
  // Options may precede the function, a timeout may follow it.
  const body = node.arguments.slice(1).find(isFunction) ?? node.arguments[1]
  return title && body ? { title, body } : undefined
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

/** `expect`, `assert` and every function that calls one of them, directly or not. @param {Map<string, Node>} functions */
function assertingNames(functions) {
  const names = new Set(['expect', 'assert'])
  for (let before = 0; before !== names.size;) {
    before = names.size
    for (const [name, node] of functions) if (asserts(node, names)) names.add(name)
  }
  return names
}

/** Whether the node refers to one of the names. @param {Node} node @param {Set<string>} names */
function asserts(node, names) {
  let found = false
  walk(node, ({ type, name }) => {
    if (type === 'Identifier' && names.has(name)) found = true
  })
  return found
}

runCheck(import.meta.url, checkTrace)
