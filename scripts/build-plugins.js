// @ts-check
/** What the build does besides bundling: schemas may be dropped, and one pass tells the next where things are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { withImports } from './build-chunks.js'
import { listElements, root } from './build-elements.js'

/** @typedef {import('./build-elements.js').ElementSource} ElementSource */
/** @typedef {{ elements: Record<string, string[]>, messages: Record<string, string>, places: string, debugList: string }} Plan */

const PLAN = join(root, '.cache', 'elements.json')

/** The functions of superstruct that do something besides building a schema; a call of them may not be dropped. */
const ACTING = new Set(['assert', 'create', 'mask', 'is', 'validate', 'run'])

/**
 * Lets the bundler drop schemas that nobody uses: the contract holds every call of the gateway, an element uses a few.
 * @returns {import('vite').Plugin}
 */
export function pureSchemas() {
  return {
    name: 'bnw:pure-schemas',
    transform: {
      filter: { id: /superstruct[\\/]dist[\\/]index\.mjs$/ },
      handler: code =>
        code.replace(/^function (\w+)/gm, (line, name) =>
          ACTING.has(name) ? line : `/* @__NO_SIDE_EFFECTS__ */ ${line}`
        )
    }
  }
}

/** React is CommonJS; its parts that we or our packages import. */
const REACT = /^react(-dom)?(\/(client|jsx-runtime))?$/

/**
 * Gives React the shape of a module, in the base: every chunk that imports CommonJS would need the bundler's interop
 * helpers, which lie in a chunk, and so a request, of their own.
 * @returns {import('vite').Plugin}
 */
export function reactAsModule() {
  const require = createRequire(import.meta.url)
  return {
    name: 'bnw:react-as-module',
    enforce: 'pre',
    resolveId: {
      filter: { id: REACT },
      handler: (source, importer, { kind }) =>
        kind === 'import-statement' && !importer?.startsWith('\0react:') ? `\0react:${source}` : undefined
    },
    load: {
      filter: { id: /^\0react:/ },
      handler: id => {
        const source = id.slice('\0react:'.length)
        const names = Object.keys(require(source)).filter(name => /^[a-zA-Z]\w*$/.test(name))
        const parts = names.map(name => `export const ${name} = whole.${name}`)
        return ['import whole from ' + JSON.stringify(source), 'export default whole', ...parts].join('\n')
      }
    }
  }
}

/**
 * A smaller helper around `import()` than Vite's: it preloads what a page of the site loads at once. Vite's also brings
 * style sheets, of which the site has one, and weighs 0.6 KB in every element.
 * @returns {import('vite').Plugin}
 */
export function smallPreload() {
  return {
    name: 'bnw:small-preload',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export const __vitePreload = ${preload}`
    }
  }
}

/** @param {() => Promise<unknown>} load @param {string[]} [files] @param {string} [from] */
function preload(load, files, from) {
  for (const file of files ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = new URL(file, from).href
    document.head.append(link)
  }
  return load()
}

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
    .filter(({ facadeModuleId, moduleIds }) => files.has(facadeModuleId ?? '') && moduleIds.length === 0)
    .map(({ fileName }) => fileName)
    .filter(file => !used.has(file))
}

/**
 * @param {readonly ElementSource[]} elements
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 * @returns {Plan}
 */
function planOf(elements, chunks) {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  /** @param {(id: string) => boolean} test */
  const chunkWith = test => chunks.find(({ moduleIds }) => moduleIds.some(test))?.fileName ?? ''
  return {
    elements: Object.fromEntries(
      elements.map(({ tag, file }) => {
        const module = chunkWith(id => id === file)
        return [tag, [...withImports(byFile, module)].map(({ fileName }) => beside(fileName))]
      })
    ),
    messages: { en: beside(chunkWith(id => id.endsWith('core/src/locale/en.ts'))) },
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
    .map(({ tag, place }) => (place ? `${tag}:not(:defined){display:block;min-block-size:${place}}` : ''))
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
