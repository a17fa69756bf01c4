// @ts-check
/** The project's only build plugins; the rest of the build is in vite.config.ts. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { describeFrame } from './custom-elements.js'
import { elementFolders, reservedHeights } from './elements.js'
import { hashOf } from './integrity.js'
import { filesAtOnce, keyOf, readManifest } from './manifest.js'

/** @typedef {import('vite').Manifest} Manifest */

/**
 * Gives the loader the files of each element and their hashes, and frame.js the declarations of private ones.
 * @param {string} manifestFile  Written by the build of the elements.
 */
export function elementFiles(manifestFile) {
  return virtualModule('element-files', () => sourceOf(readManifest(manifestFile)))
}

/**
 * Gives the loader the hashes of the files that public elements load at once: it has them itself, since a file with them
 * would cost a round trip. The hashes of all others are a module, so that bnw.js stays small.
 * @param {string} manifestFile  Written by the build of the elements. frame.js is beside bnw.js already.
 * @returns {import('vite').Plugin}
 */
export function elementHashes(manifestFile) {
  const own = virtualModule('element-hashes', () => {
    const { fileName, source } = otherHashes(manifestFile)
    const hashes = { ...hashesAtOnce(manifestFile), [fileName]: bare(source) }
    return `export const hashes = ${JSON.stringify(hashes)}\nexport const otherHashes = '${fileName}'`
  })
  return {
    ...own,
    generateBundle() {
      this.emitFile({ type: 'asset', ...otherHashes(manifestFile) })
    }
  }
}

/**
 * The module `virtual:<name>`.
 * @param {string} name @param {() => string} handler Returns its source. @returns {import('vite').Plugin}
 */
function virtualModule(name, handler) {
  const id = `virtual:${name}`
  return {
    name: `bnw:${name}`,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${id}$`) }, handler }
  }
}

/** @param {string} manifestFile */
function hashesAtOnce(manifestFile) {
  const manifest = readManifest(manifestFile)
  const folders = elementFolders().filter(folder => !describeFrame(folder))
  const files = folders.flatMap(folder => elementClosure(manifest, folder))
  const others = [...Object.values(messageFiles(manifest)), 'frame.js']
  return bareHashes(folderOf(manifestFile), [...new Set([...files, ...others])])
}

/** @param {string} manifestFile */
function otherHashes(manifestFile) {
  const atOnce = hashesAtOnce(manifestFile)
  const files = Object.values(readManifest(manifestFile)).map(({ file }) => basename(file))
  const others = files.filter(file => file.endsWith('.js') && !(file in atOnce))
  const source = `export default ${JSON.stringify(bareHashes(folderOf(manifestFile), others))}\n`
  return { fileName: `hashes-${bare(source).replace(/\W/g, '').slice(0, 8)}.js`, source }
}

/** The folder of bnw.js. @param {string} manifestFile */
function folderOf(manifestFile) {
  return dirname(dirname(manifestFile))
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
  const frames = Object.fromEntries(
    elementFolders()
      .map(folder => [`bnw-${folder}`, describeFrame(folder)])
      .filter(([, frame]) => frame)
  )
  const values = {
    elements: Object.fromEntries(
      elementFolders().map(folder => [`bnw-${folder}`, elementClosure(manifest, folder)])
    ),
    messages: messageFiles(manifest),
    debugList: fileOf(manifest, 'widgets/src/debug-list.ts'),
    heights: heightStyles(false),
    feedHeights: heightStyles(true),
    privateTags: Object.keys(frames),
    frames
  }
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** @param {Manifest} manifest */
function messageFiles(manifest) {
  return { en: fileOf(manifest, 'core/src/language/en.ts') }
}

/** @param {Manifest} manifest @param {string} path */
function fileOf(manifest, path) {
  return basename(manifest[keyOf(manifest, path)]?.file ?? '')
}

/** @param {Manifest} manifest @param {string} folder */
function elementClosure(manifest, folder) {
  return closureOf(manifest, `widgets/src/${folder}/element.ts`)
}

/** File names beside bnw.js: the module's own, then what it imports. @param {Manifest} manifest @param {string} path */
function closureOf(manifest, path) {
  return filesAtOnce(manifest, keyOf(manifest, path)).map(file => basename(file))
}

/** SHA-256 in base64, by file. @param {string} folder @param {readonly string[]} files */
function bareHashes(folder, files) {
  return Object.fromEntries(files.map(file => [file, bare(readFileSync(join(folder, file)))]))
}

/** SHA-256 without the name of the algorithm. @param {Buffer | string} content */
function bare(content) {
  return hashOf(content, 'sha256').slice('sha256-'.length)
}

/** The style sheet that reserves the height of elements while their code loads (EMB-05). */
function heightStyles(/** @type {boolean} */ needsFeed) {
  const rule = (/** @type {string} */ element, /** @type {string | undefined} */ height) =>
    height ? `bnw-${element}:not(:defined){display:block;min-block-size:${height}}` : ''
  return elementFolders()
    .map(folder => ({ folder, ...reservedHeights(folder) }))
    .filter(one => one.needsFeed === needsFeed)
    .map(one => rule(one.folder, one.height) + rule(`${one.folder}[compact]`, one.compactHeight))
    .join('')
}
