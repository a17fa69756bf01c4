import { testEnvironment } from '@bnw/core/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { requestIntent, onIntent, siteUrl } from './navigation.ts'

const partner = { site: 'https://casino.example', affiliate: 'slotdergi' }

describe('an intent', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  function opened(): string[] {
    const addresses: string[] = []
    vi.spyOn(window, 'open').mockImplementation(address => {
      addresses.push(String(address))
      return null
    })
    return addresses
  }

  test('EMB-03 opens the site from a partner’s page, with the partner’s id', () => {
    testEnvironment({ configuration: partner })
    const addresses = opened()

    requestIntent(document, 'bnw-game-launch', {
      type: 'slot',
      id: '7',
      name: 'Seven',
      provider: 'Two Words'
    })
    requestIntent(document, 'bnw-login-required', { returnUrl: '/favorites' })
    requestIntent(document, 'bnw-deposit-required', {})

    expect(addresses).toEqual([
      'https://casino.example/play/slot/7/Two%20Words?reference-number=slotdergi',
      'https://casino.example/favorites?reference-number=slotdergi',
      'https://casino.example/profile?tab=deposit&reference-number=slotdergi'
    ])
  })

  test('EMB-03 does nothing if the page prevents it', () => {
    testEnvironment({ configuration: partner })
    const addresses = opened()
    document.addEventListener('bnw-navigate', event => event.preventDefault(), { once: true })

    requestIntent(document, 'bnw-navigate', { path: '/slot' })

    expect(addresses).toEqual([])
  })

  test('EMB-03 calls the site’s handler while one is set', () => {
    testEnvironment({ configuration: partner })
    const addresses = opened()
    const names: string[] = []
    const stop = onIntent(({ name }) => names.push(name))

    requestIntent(document, 'bnw-navigate', { path: '/slot' })
    stop()
    requestIntent(document, 'bnw-navigate', { path: '/live' })

    expect(names).toEqual(['bnw-navigate'])
    expect(addresses).toEqual(['https://casino.example/live?reference-number=slotdergi'])
  })

  test('is ignored in a page that stays mounted but hidden', () => {
    testEnvironment({ configuration: partner })
    const addresses = opened()
    const host = Object.assign(document.createElement('div'), { checkVisibility: () => false })

    requestIntent(host, 'bnw-navigate', { path: '/slot' })

    expect(addresses).toEqual([])
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\nb'])(
    'siteUrl() never leaves the site: %j',
    path => {
      testEnvironment({ configuration: { ...partner, affiliate: '' } })

      expect(siteUrl(path)).toBe('https://casino.example/')
    }
  )
})
