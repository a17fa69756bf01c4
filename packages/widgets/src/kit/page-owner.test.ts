import { beforeEach, describe, expect, test, vi } from 'vitest'

const KEY = Symbol.for('bnw.page')
const SCRIPTS = 'https://casino.example/widgets/'

/** The code as another bundle brings it. */
async function loadBundle() {
  vi.resetModules()
  return import('./page-owner.ts')
}

describe('several bundles on one page', () => {
  beforeEach(() => void Reflect.deleteProperty(globalThis, KEY))

  test('SESS-10 let the first script serve its tags', async () => {
    const first = await loadBundle()
    const second = await loadBundle()
    first.claimPage(['bnw-lobby'], undefined, `${SCRIPTS}bnw.js`)
    second.claimPage(['bnw-lobby', 'bnw-login'], undefined, 'https://casino.example/v2/bnw.js')

    expect(first.isServedElsewhere('bnw-lobby', '')).toBe(false)
    expect(second.isServedElsewhere('bnw-lobby', '')).toBe(true)
    expect(second.isServedElsewhere('bnw-login', '')).toBe(false)
  })

  test('SESS-10 take modules beside the loader for its own', async () => {
    const loader = await loadBundle()
    const modules = await loadBundle()
    loader.claimPage(['bnw-lobby'], undefined, `${SCRIPTS}bnw.js`)

    expect(modules.isServedElsewhere('bnw-lobby', SCRIPTS)).toBe(false)
    expect(modules.isServedElsewhere('bnw-lobby', `${SCRIPTS}light/`)).toBe(true)
  })

  test('SESS-10 add one key to the page, which holds the settings of the script tag alone', async () => {
    const { claimPage } = await loadBundle()
    const tag = document.createElement('script')
    tag.dataset['lang'] = 'en'
    claimPage(['bnw-lobby'], tag, `${SCRIPTS}bnw.js`)

    const owner = (globalThis as { [KEY]?: unknown })[KEY]
    expect(owner).toEqual({
      tags: new Set(['bnw-lobby']),
      settings: { lang: 'en', scripts: SCRIPTS },
      session: {}
    })
    for (const part of [owner, (owner as { settings: object }).settings])
      expect(Object.isFrozen(part)).toBe(true)
    expect(Object.keys(globalThis).filter(name => name.startsWith('bnw'))).toEqual([])
  })
})
