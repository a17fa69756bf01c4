// @ts-check
/** The elements: every folder of packages/widgets/src with an element.ts. `bnw-lobby` is declared in `lobby/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './setup.js'

const WIDGETS = join(root, 'packages', 'widgets', 'src')

/** @returns {string[]} */
export function elementFolders() {
  return readdirSync(WIDGETS).filter(folder => existsSync(elementFile(folder)))
}

export function elementFile(/** @type {string} */ folder) {
  return join(WIDGETS, folder, 'element.ts')
}

/** The CSS lengths that an element reserves while its code loads, if it declares them. */
export function reservedHeights(/** @type {string} */ folder) {
  const source = readFileSync(elementFile(folder), 'utf8')
  return {
    height: /\breservedHeight: '([^']+)'/.exec(source)?.[1],
    compactHeight: /\bcompactHeight: '([^']+)'/.exec(source)?.[1],
    needsFeed: source.includes('needsFeed: true')
  }
}

/**
 * The test files of the elements by the name of their built file. TEST_FOLDERS (separated by commas) selects some.
 * @returns {Record<string, string>}
 * @throws {Error} A folder of TEST_FOLDERS has no tests.
 */
export function testFiles() {
  const chosen = process.env.TEST_FOLDERS?.split(',') ?? []
  const files = [WIDGETS, join(root, 'tests', 'elements')].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => (folder === WIDGETS ? /\belement\.test\.tsx?$/ : /\.test\.ts$/).test(file))
      .map(file => ({ name: file.replace(/([/\\]element)?\.test\.tsx?$/, ''), file: join(folder, file) }))
  )
  const testsOf = (/** @type {string} */ folder) =>
    files.filter(({ name }) => name === folder || name.startsWith(`${folder}/`))
  const unknown = chosen.filter(folder => testsOf(folder).length === 0)
  if (unknown.length) throw new Error(`No element tests match ${unknown.join(', ')}`)
  const wanted = chosen.length ? chosen.flatMap(testsOf) : files
  return Object.fromEntries(wanted.map(({ name, file }) => [`${name.replaceAll('/', '-')}.test`, file]))
}
