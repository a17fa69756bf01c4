// @ts-check
/**
 * Which chunk a module belongs to, so that one element needs the base, its own chunk and at most the gateway's.
 *
 * It is measured, not listed: a first pass without minifying shows which elements use a module once the unused is
 * dropped. What most of them use at once is the base. What most of them use sooner or later to speak to the gateway is a
 * chunk beside it, which an element that only switches the theme does without. Of anything else each element has a copy
 * of its own: a chunk for what some share would be one more request, and in the base it would weigh on all. Copies do no
 * harm, since whatever the elements of a page have in common is kept by `shared()` of the core, however many copies of
 * its code there are.
 *
 * What is left of the first load of the site is one chunk: a browser opens six connections to a server.
 */
import { join } from 'node:path'

import { build } from 'vite'

import { root } from './build-elements.js'

/** @typedef {import('./build-elements.js').ElementSource} ElementSource */
/** @typedef {Map<string, Set<string>>} Users The elements that load a module, by its id. */
/**
 * @typedef {object} ChunkPlan
 * @property {(id: string) => boolean} isBase
 * @property {(id: string) => boolean} isGateway
 * @property {(id: string) => string | null} ownerOf  The element whose copy it is and who needs it at once.
 * @property {(id: string) => boolean} isFirst  Whether the site loads it at once.
 * @property {(id: string) => boolean} isShared  Whether the kit loads it later on any page, too.
 */

/** What the kit loads later, on any page: in the chunk of the site it would start the site there. */
const KIT = /packages\/widgets\/src\/(kit|theme)\//

/** What the page of the site starts with. */
const SITE = join(root, 'packages', 'host-site', 'src', 'main.tsx')

/** The least share of the elements that use a module of a chunk for all. */
const MOST = 1 / 2

/** What speaks to the gateway: the client, the schemas that most calls have in common, and their libraries. */
const GATEWAY = /packages\/core\/src\/(gateway|contract)\/|node_modules\/(ofetch|superstruct)\//

/** What an element loads when it is first drawn, or later; what the kit loads later is no element's own. */
const PART = /packages\/widgets\/src\/(?!kit\/|theme\/)/

/** Modules that the build makes up: React in the shape of a module, and the helper around `import()`. */
const MADE_UP = /^\0(react:|vite\/preload-helper)/

/** Lists of what a package gives out have no code, but lead to what is copied. */
const LIST = /packages\/[^?]*\/index\.ts$/

/** What the core loads later has copies of its own, too, so that it is one request. */
const LATER = /packages\/core\/src\/(.+)\.ts$/

/** What the site starts with has copies of its own of the elements in its header, so that they are no requests. */
const FIRST = 'first'

/** Marks the copy of one element: `button.tsx?for=login`. */
const COPY = /[?&]for=([a-z-]+)$/

/**
 * @param {readonly ElementSource[]} elements
 * @param {import('vite').InlineConfig} settings What the real build uses besides.
 * @returns {Promise<ChunkPlan>}
 */
export async function planChunks(elements, settings) {
  const { atOnce: users, ever, site, kit } = await findUsers(elements, settings)
  /** @param {Users} some @param {string} id */
  const isOfMost = (some, id) => !LIST.test(id) && (some.get(id)?.size ?? 0) >= elements.length * MOST
  const isBase = (/** @type {string} */ id) => MADE_UP.test(id) || isOfMost(users, id)
  return {
    isBase,
    isGateway: id => !isBase(id) && GATEWAY.test(id) && isOfMost(ever, id),
    ownerOf: id => {
      const name = COPY.exec(id)?.[1]
      return name && users.get(id.replace(COPY, ''))?.has(name) ? name : null
    },
    isFirst: id => site.has(id.replace(COPY, '')) && (COPY.exec(id)?.[1] ?? FIRST) === FIRST,
    isShared: id => site.has(id) && kit.has(id)
  }
}

/**
 * Gives each element its own copy of what is not base.
 * @param {readonly ElementSource[]} elements @param {ChunkPlan} plan
 * @returns {import('vite').Plugin}
 */
export function ownCopies(elements, { isBase, isGateway, isFirst }) {
  const names = new Map(elements.map(({ file, name }) => [file, name]))
  return {
    name: 'bnw:own-copies',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer?.replace(COPY, ''), {
          ...options,
          skipSelf: true
        })
        const isLater = options.kind === 'dynamic-import'
        if (!resolved || resolved.external || isBase(resolved.id) || isGateway(resolved.id)) return resolved
        // One copy of a library that is loaded later is enough.
        if (isLater && resolved.id.includes('/node_modules/')) return resolved
        const own = names.get(resolved.id) ?? (isLater ? laterName(resolved.id) : undefined)
        const isOfSite = !isLater && names.has(resolved.id) && isFirst(importer ?? '')
        const name = isOfSite ? FIRST : (own ?? COPY.exec(importer ?? '')?.[1])
        if (!name) return resolved
        return { ...resolved, id: `${resolved.id}${resolved.id.includes('?') ? '&' : '?'}for=${name}` }
      }
    }
  }
}

/** `session-life` of `core/src/session/life.ts`; a part of a view belongs to its element. */
function laterName(/** @type {string} */ id) {
  return LATER.exec(id)?.[1]?.replaceAll(/[^a-z]+/g, '-')
}

/**
 * @param {readonly ElementSource[]} elements @param {import('vite').InlineConfig} settings
 * @returns {Promise<{ atOnce: Users, ever: Users, site: Set<string>, kit: Set<string> }>} Who loads a module at once, and
 *   who sooner or later; what the site loads at once, and what the kit loads later.
 */
async function findUsers(elements, settings) {
  const input = Object.fromEntries(elements.map(({ name, file }) => [name, file]))
  const built = await build({
    ...settings,
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { ...input, page: join(root, 'packages', 'widgets', 'src', 'index.ts'), site: SITE },
        preserveEntrySignatures: 'allow-extension'
      }
    }
  })
  const output = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output
  const chunks = new Map(output.flatMap(one => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const isPart = (/** @type {string} */ file) => PART.test(chunks.get(file)?.facadeModuleId ?? '')
  /** @type {Users} */
  const atOnce = new Map()
  /** @type {Users} */
  const ever = new Map()
  const firstOf = (/** @type {string} */ file) =>
    withImports(chunks, [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === file)?.fileName)
  for (const { file, name } of elements) {
    const first = firstOf(file)
    const parts = [...first].flatMap(({ dynamicImports }) => dynamicImports).filter(isPart)
    note(atOnce, first, name)
    for (const part of [first, ...parts.map(later => withImports(chunks, later))]) note(ever, part, name)
  }
  const kit = [...chunks.values()].filter(
    ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && KIT.test(facadeModuleId ?? '')
  )
  const ofKit = idsOf(kit.flatMap(({ fileName }) => [...withImports(chunks, fileName)]))
  return { atOnce, ever, site: idsOf(firstOf(SITE)), kit: ofKit }
}

/** @param {Iterable<{ moduleIds: string[] }>} chunks @returns {Set<string>} */
function idsOf(chunks) {
  return new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))
}

/** @param {Users} users @param {Iterable<{ moduleIds: string[] }>} chunks @param {string} name */
function note(users, chunks, name) {
  for (const { moduleIds } of chunks) {
    for (const id of moduleIds) users.set(id, (users.get(id) ?? new Set()).add(name))
  }
}

/**
 * A chunk and all that it loads at once.
 * @template {{ fileName: string, imports: string[] }} Chunk
 * @param {Map<string, Chunk>} chunks @param {string | undefined} fileName
 * @returns {Set<Chunk>}
 */
export function withImports(chunks, fileName) {
  /** @type {Set<Chunk>} */
  const found = new Set()
  const waiting = [fileName]
  for (const next of waiting) {
    const chunk = chunks.get(next ?? '')
    if (!chunk || found.has(chunk)) continue
    found.add(chunk)
    waiting.push(...chunk.imports)
  }
  return found
}
