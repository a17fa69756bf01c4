// @ts-check
/**
 * Which chunk a module belongs to, so that one element needs the base, its own chunk and nothing else.
 *
 * It is measured, not listed: a first pass without minifying shows which elements use a module once the unused is
 * dropped. Used by two families or more, it is base; by one, it is that family's; by the host alone, the host's.
 */
import { join } from 'node:path'

import { build } from 'vite'

import { root } from './build-elements.js'

/** @typedef {import('./build-elements.js').ElementSource} ElementSource */

/** Helpers of the bundler: whoever has no other place for them would be loaded for their sake. */
const HELPERS = /vite\/preload-helper|rolldown\/runtime/

/**
 * @param {readonly ElementSource[]} elements
 * @param {import('vite').InlineConfig} settings What the real build uses besides.
 * @returns {Promise<(id: string) => string | null>} Names a module's chunk; `null` where the bundler may decide.
 */
export async function planChunks(elements, settings) {
  const users = await findUsers(elements, settings)
  return id => {
    if (HELPERS.test(id)) return 'base'
    const families = users.get(id)
    if (!families) return null
    return families.size > 1 ? 'base' : /** @type {string} */ ([...families][0])
  }
}

/**
 * @param {readonly ElementSource[]} elements @param {import('vite').InlineConfig} settings
 * @returns {Promise<Map<string, Set<string>>>} The families that load a module at once, by its id.
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
        input: { ...input, page: join(root, 'packages', 'widgets', 'src', 'index.ts') },
        preserveEntrySignatures: 'allow-extension'
      }
    }
  })
  const output = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output
  const chunks = new Map(output.flatMap(one => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  /** @type {Map<string, Set<string>>} */
  const users = new Map()
  for (const { file, family } of elements) {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === file)
    for (const chunk of withImports(chunks, entry?.fileName)) {
      for (const id of chunk.moduleIds) users.set(id, (users.get(id) ?? new Set()).add(family))
    }
  }
  return users
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
