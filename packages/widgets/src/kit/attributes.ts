import type { Attributes, Choice } from './declare.ts'

/** What a view gets for one attribute. */
export type Value = boolean | number | string

type Start = Attributes[string]

/** Attribute names of every element besides its own. */
export const COMMON = { theme: '', accent: '' } as const

/** What the view starts with when nothing is set. */
export function startingValues(attributes: Attributes): Record<string, Value> {
  return Object.fromEntries(Object.entries(attributes).map(([name, start]) => [name, startOf(start)]))
}

/** Reads an attribute with HTML's meaning: present is true, absent is the starting value. `"false"` is false. */
export function readAttribute(text: string | null, start: Start): Value {
  if (typeof start === 'boolean') return text !== null && text !== 'false'
  if (text === null) return startOf(start)
  if (typeof start === 'number') return readNumber(text, start)
  return typeof start === 'string' || start.words.includes(text) ? text : startOf(start)
}

function readNumber(text: string, start: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : start
}

function startOf(start: Start): Value {
  return typeof start === 'object' ? (start as Choice).words[0]! : start
}

/** `gameId` as an attribute: `game-id`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** A property that reads and writes its attribute, as those of HTML do. `null`, `undefined` and `false` take it away. */
export function reflected(attribute: string, read: (text: string | null) => Value): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return read(this.getAttribute(attribute))
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(attribute)
      else this.setAttribute(attribute, value === true ? '' : String(value))
    }
  }
}

/** Hands on what a page set on the element before its code arrived: it would hide the property otherwise. */
export function upgradeProperties(element: HTMLElement, names: Iterable<string>): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
