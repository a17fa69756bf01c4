import { environment } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { beforeEach, describe, expect, test } from 'vitest'

import { claimPage } from './page-owner.ts'
import { configure, readConfiguration } from './configuration.ts'

const SCRIPTS = 'https://casino.example/widgets/'

/** As the loader does with its script tag. */
function setTag(data: Record<string, string>): void {
  // A real tag of happy-dom drops empty attributes.
  claimPage([], { dataset: data } as unknown as HTMLScriptElement, `${SCRIPTS}bnw.js`)
}

describe('configuration', () => {
  beforeEach(() => {
    testEnvironment()
    Reflect.deleteProperty(globalThis, Symbol.for('bnw.page'))
  })

  test('EMB-02 derives gateway and site from the script’s address', () => {
    setTag({})

    expect(readConfiguration()).toMatchObject({
      gateway: 'https://casino.example',
      site: 'https://casino.example',
      scripts: SCRIPTS,
      lang: 'tr',
      theme: 'dark',
      isolation: 'auto',
      hotkeys: false
    })
  })

  test('EMB-02 reads the data attributes of the script tag', () => {
    setTag({ gateway: 'https://gateway.example/', lang: 'en', theme: 'auto', affiliate: 'a1', hotkeys: '' })

    expect(readConfiguration()).toMatchObject({
      gateway: 'https://gateway.example',
      site: 'https://gateway.example',
      lang: 'en',
      theme: 'auto',
      affiliate: 'a1',
      hotkeys: true
    })
  })

  test('EMB-02 has no hotkeys where the script tag says false', () => {
    setTag({ hotkeys: 'false' })

    expect(readConfiguration().hotkeys).toBe(false)
  })

  test('EMB-02 takes an empty attribute for a missing one', () => {
    setTag({ gateway: '', lang: '' })

    expect(readConfiguration()).toMatchObject({ gateway: 'https://casino.example', lang: 'tr' })
  })

  test.each(['localhost:4000', 'casino', 'javascript:alert(1)'])(
    'EMB-02 takes %s, which is no origin, for a missing one',
    address => {
      setTag({ gateway: address, site: address })

      expect(readConfiguration()).toMatchObject({
        gateway: 'https://casino.example',
        site: 'https://casino.example'
      })
    }
  )

  test('EMB-02 prefers configure() to the script tag, for present and later elements', () => {
    setTag({ lang: 'en', affiliate: 'a1' })
    configure({ affiliate: 'a2', hotkeys: true })

    expect(environment().configuration).toMatchObject({ lang: 'en', affiliate: 'a2', hotkeys: true })
  })

  test('uses the default for an unknown theme', () => {
    setTag({ theme: 'purple' })

    expect(readConfiguration().theme).toBe('dark')
  })
})
