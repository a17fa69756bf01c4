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
 * @property {string} family  Its chunk: elements of a family share most of their code, and so one chunk.
 * @property {string} [place] The height it keeps free before it is drawn.
 */

/** Folders that share their stores and tiles: apart, each would need a further request for what they have in common. */
const FAMILIES = {
  games: ['lobby', 'game-rail', 'favourites', 'game'],
  account: ['register', 'forgot-password', 'reset-password']
}

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
  const place = /\bplace: '([^']+)'/.exec(text)?.[1]
  return {
    tag,
    name: tag.slice('bnw-'.length),
    folder,
    file,
    family: familyOf(folder),
    ...(place && { place })
  }
}

/** @param {string} folder */
function familyOf(folder) {
  return Object.entries(FAMILIES).find(([, folders]) => folders.includes(folder))?.[0] ?? folder
}
