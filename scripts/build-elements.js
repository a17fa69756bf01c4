// @ts-check
/** What the build knows of the elements: one for each folder of packages/widgets/src that declares one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const WIDGETS = join(root, 'packages', 'widgets', 'src')

/**
 * @typedef {object} ElementSource
 * @property {string} tag     `bnw-game-rail`
 * @property {string} name    What its module is called: `game-rail`.
 * @property {string} folder  Its folder, which mostly has the same name.
 * @property {string} file    The declaration, absolute.
 * @property {string} [reservedHeight] The height reserved until the view is rendered.
 */

/** @returns {ElementSource[]} */
export function listElements() {
  return readdirSync(WIDGETS)
    .map(folder => ({ folder, file: join(WIDGETS, folder, 'element.ts') }))
    .filter(({ file }) => existsSync(file))
    .map(({ folder, file }) => readElement(folder, file))
}

/** @param {string} folder @param {string} file @returns {ElementSource} */
function readElement(folder, file) {
  const text = readFileSync(file, 'utf8')
  const tag = /\btag: '(bnw-[a-z-]+)'/.exec(text)?.[1]
  if (!tag) throw new Error(`${file} declares no element: it needs a line like  tag: 'bnw-…'`)
  const reservedHeight = /\breservedHeight: '([^']+)'/.exec(text)?.[1]
  return {
    tag,
    name: tag.slice('bnw-'.length),
    folder,
    file,
    ...(reservedHeight && { reservedHeight })
  }
}
