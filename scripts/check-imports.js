// @ts-check
/**
 * Holds every import to the table of import-rules.js: zones, doors, no deep paths into another package, file
 * extensions, and no cycles.
 */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'

import { doors, entries, zones } from './import-rules.js'
import { runAsProgram } from './report.js'
import { isSource, isTest, listFiles, parseFile } from './sources.js'

/**
 * @typedef {object} Import
 * @property {string} from   The importing file.
 * @property {string} name   What stands between the quotes, without `?inline` and the like.
 * @property {string} [file] The file of the project that it leads to.
 * @property {boolean} typeOnly It is gone at run time.
 */

const FOLDERS = ['packages', 'demo', 'tests', 'scripts', 'vite.config.ts', 'vitest.config.ts']

/** @param {string} root */
export function checkImports(root) {
  const files = listFiles(root, FOLDERS).filter(isSource)
  const imports = files.flatMap(file => importsOf(root, file))
  const problems = imports.flatMap(one => problemsOf(root, one))
  problems.push(...cycles(imports))
  return { problems, summary: `${imports.length} imports in ${files.length} files` }
}

/**
 * @param {string} root @param {string} file
 * @returns {Import[]}
 */
function importsOf(root, file) {
  const { module, text } = parseFile(root, file)
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(entry => entry.isType)
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, typeOnly: isType }] : []
    )
  // A dynamic import runs later, so it closes no cycle.
  const later = module.dynamicImports
    .map(({ moduleRequest }) => /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end)))
    .flatMap(match => (match ? [{ name: match[2] ?? '', typeOnly: true }] : []))
  return [...fixed, ...passedOn, ...later].map(({ name, typeOnly }) => ({
    from: file,
    name: name.replace(/\?.*$/, ''),
    typeOnly,
    ...(name.startsWith('.') && { file: posix.join(posix.dirname(file), name.replace(/\?.*$/, '')) })
  }))
}

/**
 * @param {string} root @param {Import} one
 * @returns {string[]}
 */
function problemsOf(root, one) {
  const problem = one.file ? relativeProblem(root, one, one.file) : libraryProblem(one)
  return problem ? [`${one.from}: '${one.name}' ${problem}`] : []
}

/** @param {string} root @param {Import} one @param {string} file */
function relativeProblem(root, { from, name, typeOnly }, file) {
  if (!/\.[a-z0-9]+$/.test(name)) return 'names no file extension'
  if (!existsSync(join(root, file)) && !file.startsWith('dist/')) return 'leads to no file'
  if (isTest(file)) return 'is a test, which nobody imports'
  if (isDeep(from, file)) return 'is a deep path into another package; import the package by its name'
  return isTest(from) || (typeOnly && mayName(from, file)) ? undefined : zoneProblem(from, file)
}

/**
 * Nobody reaches into a workspace from outside, and none reaches out: but for tests, whose fixtures belong to no
 * package, and the configuration at the top, which puts everything together.
 */
function isDeep(/** @type {string} */ from, /** @type {string} */ file) {
  if (packageOf(file) === packageOf(from) || !from.includes('/')) return false
  return packageOf(file) !== undefined || (packageOf(from) !== undefined && !isTest(from))
}

/** Types are gone at run time: words may name what they speak of, and everything in core the shapes of the contract. */
function mayName(/** @type {string} */ from, /** @type {string} */ file) {
  return zoneOf(from)?.name === 'core/words' || zoneOf(file)?.name === 'core/contract'
}

/** @param {string} from @param {string} file */
function zoneProblem(from, file) {
  const own = zoneOf(from)
  const other = zoneOf(file)
  if (!own || !other) return undefined
  if (own === other && (!own.apart || folderOf(from) === folderOf(file))) return undefined
  const allowed = own.may.some(name => name === other.name || name === `${other.name.split('/')[0]}/*`)
  return allowed ? undefined : `is ${other.name}, which ${own.name} may not import`
}

/** @param {Import} one */
function libraryProblem({ from, name }) {
  if (name.startsWith('node:')) return nodeProblem(from)
  if (name.startsWith('virtual:')) return undefined
  const library = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  if (/^@bnw\/[^/]+\/(src|dist)(\/|$)/.test(name)) return 'is a deep path into another package'
  if (isTest(from)) return undefined
  const door = /** @type {Record<string, RegExp>} */ (doors)[library]
  if (door && !door.test(from)) return `has one door, and this is not it (${door.source})`
  const zone = zoneOf(from)
  if (!zone) return undefined
  if (!zone.libraries.includes(library)) return `is no library of ${zone.name}`
  const allowed = /** @type {Record<string, readonly string[]>} */ (entries)[zone.name]
  if (library === '@bnw/core' && allowed && !allowed.includes(name)) {
    return `is not for ${zone.name}, which uses ${allowed.join(', ')}`
  }
  return undefined
}

/** Core and widgets run in a browser. */
function nodeProblem(/** @type {string} */ from) {
  return from.startsWith('packages/') && !isTest(from) ? 'exists in Node only' : undefined
}

function zoneOf(/** @type {string} */ file) {
  return zones.find(zone => zone.files.test(file))
}

/** `packages/widgets/src/login` of `packages/widgets/src/login/parts/form.tsx`. */
function folderOf(/** @type {string} */ file) {
  return file.split('/').slice(0, 4).join('/')
}

/** `packages/core` for a file of a workspace; undefined for scripts, tests and configuration. */
function packageOf(/** @type {string} */ file) {
  return /^(packages|demo)\/[^/]+(?=\/)/.exec(file)?.[0]
}

/**
 * Groups of files that import each other, one line each. Types do not count: they are gone at run time.
 * @param {Import[]} imports
 */
export function cycles(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const { from, file, typeOnly } of imports) {
    if (file && !typeOnly) graph.set(from, [...(graph.get(from) ?? []), file])
  }
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const start of graph.keys()) {
    const way = wayBack(graph, start)
    const members = [...(way ?? [])].sort().join()
    if (way && !found.has(members)) found.set(members, way)
  }
  return [...found.values()].map(way => `import cycle: ${[...way, way[0]].join(' → ')}`)
}

/**
 * The shortest way from a file back to itself.
 * @param {Map<string, string[]>} graph @param {string} start
 */
function wayBack(graph, start) {
  const seen = new Set()
  /** @type {string[][]} */
  const ways = [[start]]
  for (const way of ways) {
    for (const next of graph.get(/** @type {string} */ (way.at(-1))) ?? []) {
      if (next === start) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

runAsProgram(import.meta.url, checkImports)
