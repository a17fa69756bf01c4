/**
 * What every copy of this code on a page holds in common: stores, the environment, what runs once.
 *
 * A page may load two bundles, even of two versions (SESS-10). The first one to ask for a name makes the thing, the
 * others get that one. Only a change of the kept shapes needs a new generation, and then both live side by side.
 */
const GENERATION = 1

const key = Symbol.for('bnw.core')

type Registry = Record<number, Map<string, unknown>>

/**
 * Gives the page's one thing of this name, made by the first caller.
 *
 * @param name The feature's word and what it is: `balance.store`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shared<Thing>(name: string, create: () => Thing): Thing {
  const things = registry()
  if (!things.has(name)) things.set(name, create())
  return things.get(name) as Thing
}

function registry(): Map<string, unknown> {
  const page = globalThis as { [key]?: Registry }
  if (!page[key]) Object.defineProperty(page, key, { value: Object.create(null), enumerable: false })
  return (page[key]![GENERATION] ??= new Map())
}
