import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { browserStorage } from './storage.ts'

describe('storage in the browser', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('keeps what it is given, and lists its keys', () => {
    const storage = browserStorage()
    storage.set('bnwUserLang', 'en')
    storage.set('bnw:recent', '[]')
    storage.remove('bnw:recent')

    expect(localStorage.getItem('bnwUserLang')).toBe('en')
    expect([storage.get('bnwUserLang'), storage.get('bnw:recent'), storage.keys()]).toEqual([
      'en',
      null,
      ['bnwUserLang']
    ])
  })

  test('SESS-09 works in memory where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', undefined)
    const storage = browserStorage()
    storage.set('bnwUserLang', 'en')
    storage.set('bnw:recent', '[]')
    storage.remove('bnw:recent')

    expect([storage.get('bnwUserLang'), storage.get('bnw:recent'), storage.keys()]).toEqual([
      'en',
      null,
      ['bnwUserLang']
    ])
  })

  test.each([
    ['refuses', 'QuotaExceededError'],
    ['drops', '']
  ])('SESS-09 keeps in memory what the browser %s', (_how, error) => {
    // A spy on the methods of happy-dom's storage is not called.
    const setItem = vi.fn(() => {
      if (error) throw new DOMException('', error)
    })
    vi.stubGlobal('localStorage', { getItem: () => 'tr', setItem })
    const storage = browserStorage()
    storage.set('bnwUserLang', 'en')

    expect(setItem).toHaveBeenCalledOnce()
    expect(storage.get('bnwUserLang')).toBe('en')
  })

  test('SESS-08 reports writes of other tabs', () => {
    const heard: (string | null)[] = []
    browserStorage().onChange(key => heard.push(key))
    dispatchEvent(new StorageEvent('storage', { key: 'bnwUserLang', storageArea: localStorage }))
    dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: sessionStorage }))

    expect(heard).toEqual(['bnwUserLang'])
  })

  test('R4 reports nothing after it is stopped', () => {
    const heard: (string | null)[] = []
    const stop = browserStorage().onChange(key => heard.push(key))
    const remove = [vi.spyOn(window, 'removeEventListener'), vi.spyOn(document, 'removeEventListener')]
    stop()
    dispatchEvent(new StorageEvent('storage', { key: 'bnwUserLang', storageArea: localStorage }))
    browserStorage().set('bnwUserLang', 'en')

    expect(heard).toEqual([])
    for (const spy of remove) expect(spy).toHaveBeenCalledOnce()
  })

  test('EMB-10 keeps chosen keys in memory, and leaves those of the browser as they are', () => {
    localStorage.setItem('bnwUserLang', 'en')
    const storage = browserStorage(['bnwUserLang'])

    expect(storage.get('bnwUserLang')).toBeNull()
    storage.set('bnwUserLang', 'tr')
    expect([storage.get('bnwUserLang'), localStorage.getItem('bnwUserLang')]).toEqual(['tr', 'en'])
  })

  test('SESS-10 reports writes of another bundle on the page, and not its own', () => {
    const own = browserStorage()
    const other = browserStorage()
    const heard: (string | null)[] = []
    own.onChange(key => heard.push(key))

    own.set('bnwUserLang', 'tr')
    other.set('bnwUserLang', 'en')
    other.remove('bnwUserSession')

    expect(heard).toEqual(['bnwUserLang', 'bnwUserSession'])
  })
})
