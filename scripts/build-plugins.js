// @ts-check
/** The project's only build plugin; the rest of the build is in vite.config.ts. */
import { basename } from 'node:path'

import { elementFolders, reservedHeight } from './elements.js'
import { filesAtOnce, keyOf, readManifest } from './manifest.js'

/** @typedef {import('vite').Manifest} Manifest */

const MODULE = 'virtual:element-files'

/**
 * Gives the loader the files of each element, and each element a module with a stable name (`lobby.js`).
 * @param {string} manifestFile  Written by the build of the elements.
 * @returns {import('vite').Plugin}
 */
export function elementFiles(manifestFile) {
  return {
    name: 'bnw:element-files',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: () => sourceOf(readManifest(manifestFile))
    },
    generateBundle() {
      const manifest = readManifest(manifestFile)
      for (const folder of elementFolders()) {
        // Dependencies first, so that the browser requests all of them at once.
        const files = elementClosure(manifest, folder).toReversed()
        const source = files.map(file => `import './${file}'\n`).join('')
        this.emitFile({ type: 'asset', fileName: `${folder}.js`, source })
      }
    }
  }
}

/** @param {Manifest} manifest */
function sourceOf(manifest) {
  const file = (/** @type {string} */ path) => basename(manifest[keyOf(manifest, path)]?.file ?? '')
  const values = {
    elements: Object.fromEntries(
      elementFolders().map(folder => [`bnw-${folder}`, elementClosure(manifest, folder)])
    ),
    messages: { en: file('core/src/language/en.ts') },
    debugList: file('widgets/src/debug-list.ts'),
    heights: heightStyles()
  }
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** File names beside bnw.js: the element's own module, then what it imports. @param {Manifest} manifest @param {string} folder */
function elementClosure(manifest, folder) {
  return filesAtOnce(manifest, keyOf(manifest, `widgets/src/${folder}/element.ts`)).map(file =>
    basename(file)
  )
}

/** The style sheet that reserves the height of elements while their code loads (EMB-05). */
function heightStyles() {
  return elementFolders()
    .map(folder => ({ folder, height: reservedHeight(folder) }))
    .filter(({ height }) => height)
    .map(({ folder, height }) => `bnw-${folder}:not(:defined){display:block;min-block-size:${height}}`)
    .join('')
}
