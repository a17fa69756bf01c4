import { testEnvironment } from '@bnw/core/testing'
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { declareElement } from './declare.ts'
import { createElementContext, CurrentElement } from './element-context.ts'
import { requestIntent, onIntent, siteUrl, useLink, useNavigation } from './navigation.ts'
import { createHost } from './test-host.ts'

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

describe('a view', () => {
  /** Renders what a hook gives it, in an element. */
  function rendered<Given>(useGiven: () => Given): Given {
    const declaration = declareElement({
      tag: 'bnw-test',
      tier: 'public',
      attributes: {},
      events: {},
      styles: []
    })
    const host = document.body.appendChild(createHost())
    const root = createRoot(host)
    onTestFinished(() => {
      root.unmount()
      host.remove()
    })
    const given: Given[] = []
    const View = () => {
      const value = useGiven()
      useLayoutEffect(() => void given.push(value))
      return null
    }
    const value = createElementContext(host, declaration, {})
    flushSync(() => root.render(createElement(CurrentElement, { value }, createElement(View))))
    return given[0]!
  }

  test.each([
    [{}, ['/slot']],
    [{ ctrlKey: true }, []],
    [{ metaKey: true }, []],
    [{ shiftKey: true }, []],
    [{ altKey: true }, []],
    [{ button: 1 }, []]
  ])('follows a click on its link with %j here: %j', (modifiers, followed) => {
    testEnvironment({ configuration: partner })
    const paths: string[] = []
    onIntent(intent => intent.name === 'bnw-navigate' && paths.push(intent.detail.path))
    const click = new MouseEvent('click', { cancelable: true, ...modifiers })

    rendered(() => useLink('/slot')).onClick(click)

    expect(paths).toEqual(followed)
    expect(click.defaultPrevented).toBe(followed.length > 0)
  })

  test('never changes the address of a partner’s page', () => {
    testEnvironment({ configuration: partner })
    const replace = vi.spyOn(history, 'replaceState')
    const { replacePath } = rendered(useNavigation)

    replacePath('/slot?search=a')
    expect(replace).not.toHaveBeenCalled()

    onIntent(() => undefined)
    replacePath('/slot?search=a')
    expect(replace).toHaveBeenCalledOnce()
    replace.mockRestore()
  })
})
