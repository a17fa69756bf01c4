/**
 * What every copy of this code on a page holds in common: stores, the environment, what runs once.
 *
 * A page may load two bundles, even of two versions (SESS-10). The first one to ask for a name makes the thing, the
 * others get that one. Only a change of the kept shapes needs a new generation, and then both live side by side.
 */
const GENERATION = 1

const key = Symbol.for('bnw.core')

/** A thing of the page, and how it was made: tests make it anew. */
export interface Kept {
  thing: unknown
  create: () => unknown
}

type Registry = Record<number, Map<string, Kept>>

/**
 * Gives the page's one thing of this name, made by the first caller.
 *
 * @param name The feature's word and what it is: `balance.store`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shared<Thing>(name: string, create: () => Thing): Thing {
  const things = registry()
  if (!things.has(name)) things.set(name, { thing: create(), create })
  return things.get(name)?.thing as Thing
}

/** Takes what undoes a beginning. Only tests begin a new page life without loading the page. */
export type OnEnd = (undo: () => void) => void

/**
 * Begins something once a page life, however many widgets and copies of the code ask.
 *
 * @param name The feature's word.
 * @param begin Runs once; what it listens to it hands to `onEnd`.
 */
export function once<Result>(name: string, begin: (onEnd: OnEnd) => Result): Result {
  const undoings = shared<(() => void)[]>('undoings', () => [])
  return shared(`${name}.once`, () => begin(undo => undoings.push(undo)))
}

/** All things of the page by name. For tests alone. */
export function registry(): Map<string, Kept> {
  const page = globalThis as { [key]?: Registry }
  if (!page[key]) Object.defineProperty(page, key, { value: Object.create(null), enumerable: false })
  return (page[key]![GENERATION] ??= new Map())
}
