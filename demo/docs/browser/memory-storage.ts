/**
 * Replaces `localStorage` by a store that ends with the document. Each example is then a visitor of its own, and choices in
 * one, such as its language, do not change the others.
 */
export function isolateStorage(entries: Readonly<Record<string, string>>): void {
  Object.defineProperty(window, 'localStorage', { value: memoryStorage(entries) })
}

/** The keys are its own properties, as those of the browser's storage are. */
function memoryStorage(entries: Readonly<Record<string, string>>): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value)
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key]
    },
    key(this: object, index: number) {
      return Object.keys(this)[index] ?? null
    }
  }
  const prototype = Object.defineProperty(methods, 'length', {
    get(this: object) {
      return Object.keys(this).length
    }
  })
  const storage: Storage = Object.create(prototype)
  return Object.assign(storage, entries)
}
