import { describe, expect, test } from 'vitest'

import { createKeyed } from './keyed.ts'

describe('stores by key', () => {
  test('creates one store for keys with the same content', () => {
    const stores = createKeyed((key: { type: string; lang?: string | undefined }) => ({ ...key }))
    const first = stores.get({ type: 'slot', lang: 'tr' })

    expect(stores.get({ type: 'slot', lang: 'tr' })).toBe(first)
    expect(stores.get({ type: 'slot', lang: 'en' })).not.toBe(first)
    expect(stores.get({ type: 'slot' })).toBe(stores.get({ type: 'slot', lang: undefined }))
    expect(stores.all()).toHaveLength(3)
  })

  test('H2 keeps different keys apart on a page that adds toJSON() to objects', () => {
    const stores = createKeyed((key: { type: string }) => ({ ...key }))
    Object.assign(Object.prototype, { toJSON: () => 'hostile' })
    const [slot, live] = [stores.get({ type: 'slot' }), stores.get({ type: 'live' })]
    Reflect.deleteProperty(Object.prototype, 'toJSON')

    expect(slot).not.toBe(live)
  })

  test('drops the least recently used store above the maximum', () => {
    const stores = createKeyed((key: string) => ({ key }), 2)
    const first = stores.get('a')
    const second = stores.get('b')
    stores.get('a')
    stores.get('c')

    expect(stores.get('a')).toBe(first)
    expect(stores.get('b')).not.toBe(second)
  })
})
