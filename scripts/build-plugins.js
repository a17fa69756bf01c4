// @ts-check
/** How one pass of the build tells the next where the code of each element is. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { withImports } from './build-chunks.js'
import { listElements, root } from './build-elements.js'

/** @typedef {import('./build-elements.js').ElementSource} ElementSource */
/** @typedef {{ elements: Record<string, string[]>, messages: Record<string, string>, places: string, debugList: string }} Plan */

const PLAN = join(root, '.cache', 'elements.json')

/**
 * Writes down where the code of each element has gone, for the loader.
 * @param {readonly ElementSource[]} elements
 * @returns {import('vite').Plugin}
 */
export function writeElements(elements) {
  return {
    name: 'bnw:write-elements',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const plan = planOf(elements, chunks)
      mkdirSync(dirname(PLAN), { recursive: true })
      writeFileSync(PLAN, JSON.stringify(plan, null, 2))
      for (const { name, tag } of elements) {
        // What the module loads first of all stands first, so that all of it is asked for at once.
        const source = plan.elements[tag]?.map(file => `import './${file}'\n`).toReversed()
        this.emitFile({ type: 'asset', fileName: `widgets/${name}.js`, source: source?.join('') ?? '' })
      }
      for (const file of unusedFacades(elements, chunks)) delete bundle[file]
    }
  }
}

/**
 * The bundler makes a file for each entry that only passes on what lies in a chunk. The site may load one, nobody else.
 * @param {readonly ElementSource[]} elements
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 */
function unusedFacades(elements, chunks) {
  const used = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]))
  const files = new Set(elements.map(({ file }) => file))
  return chunks
    .filter(
      ({ facadeModuleId, moduleIds }) =>
        files.has((facadeModuleId ?? '').split('?')[0] ?? '') && moduleIds.length === 0
    )
    .map(({ fileName }) => fileName)
    .filter(file => !used.has(file))
}

/**
 * @param {readonly ElementSource[]} elements
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 * @returns {Plan}
 */
function planOf(elements, chunks) {
  // By the text: the list of imports still has what helpersInBase() has taken away.
  const byFile = new Map(
    chunks.map(({ fileName, code, imports }) => [
      fileName,
      { fileName, imports: imports.filter(file => code.includes(file.replace(/^.*\//, ''))) }
    ])
  )
  /** @param {(id: string) => boolean} test */
  const chunkWith = test => chunks.find(({ moduleIds }) => moduleIds.some(test))?.fileName ?? ''
  return {
    elements: Object.fromEntries(
      elements.map(({ name, tag, file }) => {
        const module = chunkWith(id => id === `${file}?for=${name}`)
        return [tag, [...withImports(byFile, module)].map(({ fileName }) => beside(fileName))]
      })
    ),
    messages: { en: beside(chunkWith(id => /core\/src\/language\/en\.ts/.test(id))) },
    places: placesOf(elements),
    debugList: beside(chunkWith(id => id.endsWith('src/debug-list.ts')))
  }
}

/** The address of a file as bnw.js sees it. */
function beside(/** @type {string} */ fileName) {
  return fileName.startsWith('widgets/') ? fileName.slice('widgets/'.length) : `../${fileName}`
}

/**
 * The style sheet that keeps places free before an element's code is there.
 * @param {readonly ElementSource[]} elements
 */
function placesOf(elements) {
  return elements
    .map(({ tag, reservedHeight }) =>
      reservedHeight ? `${tag}:not(:defined){display:block;min-block-size:${reservedHeight}}` : ''
    )
    .join('')
}

/**
 * What the loader imports: the plan, or in development the sources themselves.
 * @returns {import('vite').Plugin}
 */
export function virtualElements({ isDevelopment = false } = {}) {
  return {
    name: 'bnw:virtual-elements',
    resolveId: { filter: { id: /^virtual:bnw-elements$/ }, handler: () => '\0bnw-elements' },
    load: {
      filter: { id: /^\0bnw-elements$/ },
      handler: () => {
        const plan = isDevelopment ? developmentPlan() : JSON.parse(readFileSync(PLAN, 'utf8'))
        return Object.entries(plan)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      }
    }
  }
}

/** @returns {Plan} */
function developmentPlan() {
  const elements = listElements()
  return {
    elements: Object.fromEntries(elements.map(({ tag, file }) => [tag, [`/@fs${file}`]])),
    messages: {},
    places: placesOf(elements),
    debugList: `/@fs${join(root, 'packages', 'widgets', 'src', 'debug-list.ts')}`
  }
}

/** @returns {Plan} */
export function readPlan() {
  return JSON.parse(readFileSync(PLAN, 'utf8'))
}
