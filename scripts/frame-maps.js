// @ts-check
/** Import maps for the documents of frames: hashes of the modules that such a document imports when it needs them. */
import { basename, join } from 'node:path'

import { describeFrame } from './custom-elements.js'
import { elementFolders } from './elements.js'
import { hashesOf } from './integrity.js'
import { filesAtOnce, filesEver, keyOf, readManifest } from './manifest.js'

/** Elements that the core adds to any page: by their stable names, of which a browser may have an older content. */
const ADDED = ['step-up', 'toasts']

/** @typedef {{ imports: Record<string, string>, integrity: Record<string, string> }} ImportMap */

/**
 * By element, without what its document's links verify already.
 * @param {string} folder  Of the built elements. @param {string} path  Its path at the site.
 * @returns {Record<string, ImportMap>}
 */
export function frameMaps(folder, path) {
  const manifest = readManifest(join(folder, '.vite', 'manifest.json'))
  const hashes = hashesOf(folder, 'sha256')
  const keys = (/** @type {string[]} */ folders) =>
    folders.map(one => keyOf(manifest, `widgets/src/${one}/element.ts`))
  const entries = keys(ADDED).map(key => basename(manifest[key]?.file ?? ''))
  const imports = Object.fromEntries(
    ADDED.map((name, index) => [`${path}${name}.js`, `${path}${entries[index]}`])
  )
  const mapOf = (/** @type {string} */ element) => {
    const own = [keyOf(manifest, 'widgets/src/frame/embed.ts'), ...keys([element])]
    const atOnce = new Set(own.flatMap(key => filesAtOnce(manifest, key)))
    const ever = new Set([...own, ...keys(ADDED)].flatMap(key => filesEver(manifest, key)))
    const later = [...ever]
      .filter(file => file.endsWith('.js') && !atOnce.has(file))
      .map(file => basename(file))
    return { imports, integrity: Object.fromEntries(later.map(file => [path + file, hashes[file] ?? ''])) }
  }
  const elements = elementFolders().filter(describeFrame)
  return Object.fromEntries(elements.map(element => [element, mapOf(element)]))
}
