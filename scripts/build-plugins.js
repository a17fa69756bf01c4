// @ts-check
/** The project's only build plugins; the rest of the build is in vite.config.ts. */
import { basename } from 'node:path'

import { describeFrame } from './custom-elements.js'
import { elementFolders, reservedHeight } from './elements.js'
import { filesAtOnce, keyOf, readManifest } from './manifest.js'

/** @typedef {import('vite').Manifest} Manifest */

const MODULE = 'virtual:element-files'

/**
 * Gives the loader the files of each element, and frame.js the declarations of private ones.
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
    }
  }
}

/**
 * Adds a module with a stable name (`lobby.js`) for each element, and embed.js for the documents of frames.
 * @param {string} manifestFile  Written by the build of the elements.
 * @returns {import('vite').Plugin}
 */
export function stableModules(manifestFile) {
  return {
    name: 'bnw:stable-modules',
    generateBundle() {
      const manifest = readManifest(manifestFile)
      const emit = (/** @type {string} */ name, /** @type {string[]} */ files) => {
        // Dependencies first, so that the browser requests all of them at once.
        const source = files.toReversed().map(file => `import './${file}'\n`)
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: source.join('') })
      }
      for (const folder of elementFolders()) emit(folder, elementClosure(manifest, folder))
      emit('embed', closureOf(manifest, 'widgets/src/frame/embed.ts'))
    }
  }
}

/** @param {Manifest} manifest */
function sourceOf(manifest) {
  const file = (/** @type {string} */ path) => basename(manifest[keyOf(manifest, path)]?.file ?? '')
  const frames = Object.fromEntries(
    elementFolders()
      .map(folder => [`bnw-${folder}`, describeFrame(folder)])
      .filter(([, frame]) => frame)
  )
  const values = {
    elements: Object.fromEntries(
      elementFolders().map(folder => [`bnw-${folder}`, elementClosure(manifest, folder)])
    ),
    messages: { en: file('core/src/language/en.ts') },
    debugList: file('widgets/src/debug-list.ts'),
    heights: heightStyles(),
    privateTags: Object.keys(frames),
    frames
  }
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** @param {Manifest} manifest @param {string} folder */
function elementClosure(manifest, folder) {
  return closureOf(manifest, `widgets/src/${folder}/element.ts`)
}

/** File names beside bnw.js: the module's own, then what it imports. @param {Manifest} manifest @param {string} path */
function closureOf(manifest, path) {
  return filesAtOnce(manifest, keyOf(manifest, path)).map(file => basename(file))
}

/** The style sheet that reserves the height of elements while their code loads (EMB-05). */
function heightStyles() {
  return elementFolders()
    .map(folder => ({ folder, height: reservedHeight(folder) }))
    .filter(({ height }) => height)
    .map(({ folder, height }) => `bnw-${folder}:not(:defined){display:block;min-block-size:${height}}`)
    .join('')
}
