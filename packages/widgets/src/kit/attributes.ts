import type { Attributes } from './declare.ts'

/** The value of one attribute as a view gets it. */
export type Value = boolean | number | string

type Start = Attributes[string]

const MAX_COUNT = 50

/** Attribute names of every element besides its own. */
export const COMMON = { theme: '', accent: '' } as const

/** The props of a view when no attribute is set. */
export function startingValues(attributes: Attributes): Record<string, Value> {
  return Object.fromEntries(Object.entries(attributes).map(([name, start]) => [name, startOf(start)]))
}

/** Reads an attribute as HTML does: a present boolean is true, `"false"` is false, an absent attribute is its default. */
export function readAttribute(text: string | null, start: Start): Value {
  if (typeof start === 'boolean') return text !== null && text !== 'false'
  if (text === null) return startOf(start)
  if (typeof start === 'number') return readCount(text, start)
  return typeof start === 'string' || start.words.includes(text) ? text : startOf(start)
}

/** How many are shown: an integer, read as HTML does, from 1 to `MAX_COUNT`. */
function readCount(text: string, start: number): number {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? start : Math.max(1, Math.min(number, MAX_COUNT))
}

function startOf(start: Start): Value {
  return typeof start === 'object' ? (start.words[0] ?? '') : start
}

/** The attribute name of a property: `game-id` for `gameId`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLocaleLowerCase('en')}`)
}

/** Defines properties that reflect attributes, as in HTML. Setting `null`, `undefined` or `false` removes the attribute. */
export function reflectAttributes(prototype: HTMLElement, attributes: Attributes): void {
  for (const [name, start] of Object.entries(attributes)) {
    const attribute = dashed(name)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return readAttribute(this.getAttribute(attribute), start)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(attribute)
        else this.setAttribute(attribute, value === true ? '' : String(value))
      }
    })
  }
}

/** Applies properties that a page set before the element was defined; they would shadow the accessors otherwise. */
export function upgradeProperties(element: HTMLElement, names: Iterable<string>): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
