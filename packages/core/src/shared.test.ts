import { afterEach, describe, expect, test, vi } from 'vitest'

import { getUserProfile, initAuth } from './contract/user.ts'
import { profile, sessionFacts, storedPlayer, testEnvironment } from './testing/index.ts'

let world = testEnvironment()

afterEach(() => world.gateway.verify())

/** The code as a second bundle brings it: its own modules on the same page. */
async function loadCopy() {
  vi.resetModules()
  const core = {
    ...(await import('./index.ts')),
    ...(await import('./balance/index.ts')),
    ...(await import('./content/index.ts')),
    ...(await import('./language/index.ts')),
    ...(await import('./lib/index.ts')),
    ...(await import('./maintenance/index.ts')),
    ...(await import('./session/index.ts')),
    ...(await import('./theme/index.ts')),
    ...(await import('./toasts/index.ts'))
  }
  return { core, client: await import('./gateway/client.ts') }
}

describe('two copies of the code on one page', () => {
  test('SESS-10 are one start-up and one session', async () => {
    const first = await loadCopy()
    const second = await loadCopy()
    world = testEnvironment({ stored: storedPlayer() })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await Promise.all([first.core.startCore(), second.core.startCore()])

    expect(first.core).not.toBe(second.core)
    expect([first, second].map(({ core }) => core.$sessionStatus.get())).toEqual(['player', 'player'])
  })

  test('SESS-11 have one store for each thing: who is here, settings, maintenance and what each feature knows', async () => {
    const [first, second] = [await loadCopy(), await loadCopy()]
    const storesOf = ({ core }: typeof first) => Object.entries(core).filter(([name]) => name.startsWith('$'))
    const others = new Map<string, unknown>(storesOf(second))

    const stores = storesOf(first)

    const specified = [
      '$userProfile',
      '$isPlayer',
      '$maintenance',
      '$licences',
      '$showBalance',
      '$language',
      '$otpStatus'
    ]
    expect(stores.map(([name]) => name)).toEqual(expect.arrayContaining(specified))
    // Each copy brings its own words, and follows the one language.
    const own = stores.filter(([name, store]) => others.get(name) !== store).map(([name]) => name)
    expect(own).toEqual(['$loadedLanguage'])
  })

  test('SESS-10 share what the player does in either', async () => {
    const first = await loadCopy()
    const second = await loadCopy()
    world = testEnvironment()
    await first.core.startCore()
    await second.core.startCore()
    const heard: string[] = []
    const stop = second.core.$theme.listen(theme => heard.push(theme))

    first.core.chooseTheme('light')
    first.core.chooseLanguage('en')
    stop()

    expect(heard).toEqual(['light'])
    expect(second.core.$language.get()).toBe('en')
  })

  test('GATE-05 an HTTP 500 in one blocks the other', async () => {
    const first = await loadCopy()
    const second = await loadCopy()
    const { categoryList } = await import('./contract/casino.ts')
    world = testEnvironment()
    world.gateway.expects(categoryList).fails(500)
    await first.client.send(categoryList, { limit: 1, offset: 0 }).catch(() => undefined)

    const blocked = second.client.send(categoryList, { limit: 1, offset: 0 })

    await expect(blocked).rejects.toMatchObject({ name: 'BlockedError' })
  })

  test('GATE-04 tell a refusal once', async () => {
    const first = await loadCopy()
    const second = await loadCopy()
    const { forgot } = await import('./contract/user.ts')
    world = testEnvironment()
    await first.core.startCore()
    await second.core.startCore()
    world.gateway.expects(forgot).refuses('Hayır')

    await second.client.send(forgot, { email: 'a@b.example' }).catch(() => undefined)

    expect(first.core.$toasts.get()).toHaveLength(1)
  })
})

describe('the core', () => {
  test('loads in plain Node: it knows no document', () => {
    expect(typeof document).toBe('undefined')
    expect(typeof window).toBe('undefined')
  })

  test('adds one key to the page, which no loop sees', () => {
    expect(Object.getOwnPropertySymbols(globalThis)).toContain(Symbol.for('bnw.core'))
    expect(Object.keys(globalThis).filter(name => name.startsWith('bnw'))).toEqual([])
  })
})
