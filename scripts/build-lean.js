// @ts-check
/** Plugins that keep the elements small. */
import { createRequire } from 'node:module'

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
      handler: code => ({
        code: code
          .replace(/^function (\w+)/gm, (line, name) =>
            ACTING.has(name) ? line : `/* @__NO_SIDE_EFFECTS__ */ export ${line}`
          )
          // The bundler heeds the mark of a function that is exported where it stands.
          .replace(/^export \{ (.+) \}/m, (_line, names) => `export { ${actingOf(names)} }`),
        map: null
      })
    }
  }
}

/** What the list at the end still has to export: classes, and functions that act. */
function actingOf(/** @type {string} */ names) {
  return names
    .split(', ')
    .filter(name => ACTING.has(name) || /^[A-Z]/.test(name))
    .join(', ')
}

/** What ofetch does not do for us: addresses are whole, and answers are read and checked by the client. */
const UNUSED = /^(ufo|destr)$/

/**
 * Leaves out the two packages by which ofetch joins addresses and parses answers: 1.5 KB in every element for options
 * that the client never sets. Whoever sets one meets an error, not a wrong request.
 * @returns {import('vite').Plugin}
 */
export function plainFetch() {
  const never = 'function never() { throw new Error("left out of the build, see plainFetch()") }'
  return {
    name: 'bnw:plain-fetch',
    enforce: 'pre',
    resolveId: {
      filter: { id: UNUSED },
      handler: (source, importer) => (importer?.includes('ofetch') ? `\0unused:${source}` : undefined)
    },
    load: {
      filter: { id: /^\0unused:/ },
      handler: () => `${never}\nexport default never\nexport { never as withBase, never as withQuery }`
    }
  }
}

/**
 * Leaves out what makes an id of a text: every text of ours has one (`npm run check` sees to it).
 * @returns {import('vite').Plugin}
 */
export function givenIds() {
  return {
    name: 'bnw:given-ids',
    transform: {
      filter: { id: /@lit[\\/]localize[\\/]internal[\\/]id-generation\.js$/ },
      handler: () => ({
        code: 'export function generateMsgId() { throw new Error("a text without an id, see givenIds()") }',
        map: null
      })
    }
  }
}

/**
 * Leaves out what follows single keys of a store, which React's hook offers and no view of ours uses.
 * @returns {import('vite').Plugin}
 */
export function wholeStores() {
  return {
    name: 'bnw:whole-stores',
    transform: {
      filter: { id: /nanostores[\\/]listen-keys[\\/]index\.js$/ },
      handler: () => ({
        code: `export function listenKeys() { throw new Error("left out of the build, see wholeStores()") }
          export const subscribeKeys = listenKeys`,
        map: null
      })
    }
  }
}

/** React is CommonJS; its parts that we or our packages import. */
const REACT = /^react(-dom)?(\/(client|jsx-runtime))?$/

/**
 * React makes five errors in advance, only to know them again when it throws them. A browser that is watched (developer
 * tools, Lighthouse) reads all of react-dom once more to tell where they were made, two thirds of what setting it up
 * takes; so they are made without a stack.
 * @returns {import('vite').Plugin}
 */
export function stacklessMarks() {
  const MARK = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
  return {
    name: 'bnw:stackless-marks',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: code => ({
        code: code.replace(MARK, '$1Object.create(Error.prototype, { message: { value: $2 } })'),
        map: null
      })
    }
  }
}

/** What draws is set up by the first root, in its task, and not with all the code of the base at one go. */
const RENDERER = `export const createRoot = (...given) => require('react-dom/client').createRoot(...given)`

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
        if (source === 'react-dom/client') return RENDERER
        const names = Object.keys(require(source)).filter(name => /^[a-zA-Z]\w*$/.test(name))
        const parts = names.map(name => `export const ${name} = whole.${name}`)
        return ['import whole from ' + JSON.stringify(source), 'export default whole', ...parts].join('\n')
      }
    }
  }
}

/**
 * Takes dayjs by its modules, which its package does not name as such: as CommonJS it would need the bundler's interop
 * helpers, and so a request more (dayjs 1.11; until its package names them).
 * @returns {import('vite').Plugin}
 */
export function dayjsAsModule() {
  return {
    name: 'bnw:dayjs-as-module',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^dayjs(\/(plugin|locale)\/[a-z-]+\.js)?$/ },
      handler(source, importer) {
        const part = source.replace(/^dayjs\/?/, '').replace(/^(plugin\/.+)\.js$/, '$1/index.js')
        return this.resolve(`dayjs/esm/${part || 'index.js'}`, importer)
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
 * Puts the bundler's helpers into the base, which is the first to need them: in a chunk of their own they would be one
 * more request. Chunks that load later may still import that chunk.
 * @returns {import('vite').Plugin}
 */
export function helpersInBase() {
  const IMPORT = /import\{([^}]*)\}from"\.\/(rolldown-runtime-[^"]+)";/
  return {
    name: 'bnw:helpers-in-base',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const base = Object.values(bundle).find(one => one.type === 'chunk' && one.name === 'base')
      if (base?.type !== 'chunk') return
      const [line, names, file] = IMPORT.exec(base.code) ?? []
      const helpers = bundle[`widgets/${file}`]
      if (!line || !names || helpers?.type !== 'chunk') return
      const [body = '', given = ''] = helpers.code.trim().split(/export\{|\};?$/)
      const made = `(()=>{${body}return{${asProperties(given)}}})()`
      base.code = base.code.replace(line, () => `var{${names.replaceAll(' as ', ':')}}=${made};`)
    }
  }
}

/** `a as n,b as r` → `n:a,r:b` */
function asProperties(/** @type {string} */ names) {
  return names
    .split(',')
    .map(name => name.split(' as ').toReversed().join(':'))
    .join(',')
}

/**
 * The first line of a chunk of the elements. It asks the browser to compile all functions on the thread that reads the
 * file: what an element runs at its start would else be compiled one function at a time while the page waits.
 * @param {{ fileName: string }} chunk
 */
export function compiledAtOnce({ fileName }) {
  return fileName.startsWith('widgets/') ? '//# allFunctionsCalledOnLoad' : ''
}
