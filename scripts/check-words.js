// @ts-check
/**
 * Checks the word catalogues (I18N-05): `words.ts` and the `words.en.ts` next to it have the same ids, ids are unique,
 * placeholders agree, language/en.ts merges every catalogue, every word is used, and no view contains text of its own.
 */
import { posix } from 'node:path'

import { runCheck } from './run-check.js'
import { isSource, isTest, listFiles } from './files.js'
import { isFunction, lineAt, parseFile, textOf, walk, withoutTypes } from './syntax-trees.js'
import { unusedWords } from './unused-words.js'
import { visibleText } from './visible-text.js'

/** @typedef {import('./syntax-trees.js').Node} Node */

/**
 * One text of a catalogue. `placeholders` are the sorted positions of its placeholders: `[0, 1]`.
 * @typedef {{ id: string, placeholders: number[], at: string }} Entry
 */

const CORE = 'packages/core/src'
const MERGED = `${CORE}/language/en.ts`

/** @param {string} root */
export function checkWords(root) {
  const core = listFiles(root, [CORE]).filter(file => isSource(file) && !isTest(file))
  const turkish = core.filter(file => /(^|[/-])words\.ts$/.test(file))
  const english = core.filter(file => /(^|[/-])words\.en\.ts$/.test(file))
  const catalogue = turkish.flatMap(file => compareOne(root, file, english))
  const problems = [
    ...catalogue.flatMap(({ problems }) => problems),
    ...english
      .filter(file => !turkish.includes(turkishOf(file)))
      .map(file => `${file}: has no words.ts beside it`),
    ...duplicates(catalogue.flatMap(({ entries }) => entries)),
    ...unmerged(root, core, english),
    ...unusedWords(root, turkish),
    ...visibleText(root)
  ]
  const count = catalogue.reduce((sum, { entries }) => sum + entries.length, 0)
  return { problems, summary: `${count} words in ${turkish.length} catalogues` }
}

/** @param {string} root @param {string} file @param {string[]} english */
function compareOne(root, file, english) {
  const englishFile = file.replace(/\.ts$/, '.en.ts')
  const { entries, problems } = readMessages(root, file)
  if (!english.includes(englishFile))
    return { entries, problems: [...problems, `${file}: ${englishFile} is missing`] }
  const translated = readEnglish(root, englishFile)
  return { entries, problems: [...problems, ...translated.problems, ...compare(entries, translated.entries)] }
}

/** @param {Entry[]} entries @param {Entry[]} translated */
function compare(entries, translated) {
  const byId = new Map(translated.map(entry => [entry.id, entry]))
  const known = new Set(entries.map(({ id }) => id))
  const unused = translated.filter(({ id }) => !known.has(id))
  const missing = entries.filter(({ id }) => !byId.has(id))
  const different = entries.flatMap(entry => {
    const other = byId.get(entry.id)
    if (!other || other.placeholders.join() === entry.placeholders.join()) return []
    return [`${other.at}: '${entry.id}' and its Turkish text have different placeholders`]
  })
  return [
    ...missing.map(({ id, at }) => `${at}: '${id}' has no English text`),
    ...unused.map(({ id, at }) => `${at}: '${id}' is English for an unused id`),
    ...different,
    ...duplicates(translated)
  ]
}

/** @param {Entry[]} entries */
function duplicates(entries) {
  const first = new Map()
  return entries.flatMap(({ id, at }) => {
    const before = first.get(id)
    if (!before) first.set(id, at)
    return before ? [`${at}: '${id}' is already used at ${before}`] : []
  })
}

/** Every `msg(text, { id })` of a file. @param {string} root @param {string} file */
function readMessages(root, file) {
  const { program, text } = parseFile(root, file)
  /** @type {Entry[]} */
  const entries = []
  /** @type {string[]} */
  const problems = []
  walk(program, (node, ancestors) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'msg') return
    const at = `${file}:${lineAt(text, node.start)}`
    const id = textOf(propertyOf(node.arguments[1], 'id'))
    const placeholders = placeholdersOf(node.arguments[0])
    if (!id) problems.push(`${at}: msg() needs an explicit id: msg('…', { id: '…' })`)
    else if (!placeholders)
      problems.push(`${at}: the text of '${id}' must be a plain string or a str template`)
    else entries.push({ id, placeholders, at })
    // At module level, the text would keep the language of the time of loading.
    if (!ancestors.some(isFunction)) problems.push(`${at}: msg() must run inside a function`)
  })
  return { entries, problems }
}

/** The `{ 'id': 'text' }` that a words.en.ts exports. @param {string} root @param {string} file */
function readEnglish(root, file) {
  const { program, text } = parseFile(root, file)
  /** @type {Entry[]} */
  const entries = []
  /** @type {string[]} */
  const problems = []
  for (const property of englishProperties(program)) {
    const at = `${file}:${lineAt(text, property.start)}`
    const id = property.key?.name ?? textOf(property.key)
    const placeholders = placeholdersOf(property.value)
    if (id && placeholders) entries.push({ id, placeholders, at })
    else problems.push(`${at}: must be 'id': 'text' or 'id': str\`text\``)
  }
  return { entries, problems }
}

/** @returns {Node[]} */
function englishProperties(/** @type {Node} */ program) {
  return program.body
    .filter((/** @type {Node} */ statement) => statement.type === 'ExportNamedDeclaration')
    .flatMap((/** @type {Node} */ statement) => statement.declaration?.declarations ?? [])
    .filter((/** @type {Node} */ { id }) => id.name.endsWith('English'))
    .flatMap((/** @type {Node} */ { init }) => withoutTypes(init).properties ?? [])
}

/**
 * Positions of the placeholders of a text; undefined if the node is not a text. A Turkish `${value}` has the next
 * position; English names the position, `${0}`.
 * @param {Node | undefined} node
 * @returns {number[] | undefined}
 */
function placeholdersOf(node) {
  if (textOf(node) !== undefined && !node?.expressions?.length) return []
  if (node?.type !== 'TaggedTemplateExpression' || node.tag.name !== 'str') return undefined
  return node.quasi.expressions
    .map((/** @type {Node} */ { type, value }, /** @type {number} */ index) =>
      type === 'Literal' ? value : index
    )
    .sort()
}

/** @param {Node | undefined} object @param {string} name @returns {Node | undefined} */
function propertyOf(object, name) {
  return object?.properties?.find((/** @type {Node} */ { key }) => key?.name === name)?.value
}

function turkishOf(/** @type {string} */ file) {
  return file.replace(/\.en\.ts$/, '.ts')
}

/** A catalogue that en.ts does not import is never used. @param {string} root @param {string[]} core @param {string[]} english */
function unmerged(root, core, english) {
  if (!english.length) return []
  if (!core.includes(MERGED)) return [`${MERGED}: is missing, so there are no English texts`]
  const imported = parseFile(root, MERGED).module.staticImports.map(({ moduleRequest }) =>
    posix.join(posix.dirname(MERGED), moduleRequest.value)
  )
  return english.filter(file => !imported.includes(file)).map(file => `${MERGED}: does not merge ${file}`)
}

runCheck(import.meta.url, checkWords)
