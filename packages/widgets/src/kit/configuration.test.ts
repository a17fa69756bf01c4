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

  test('EMB-02 takes gateway and site from where the script lies', () => {
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

  test('EMB-02 takes configure() before the script tag, at once and for what comes later', () => {
    setTag({ lang: 'en', affiliate: 'a1' })
    configure({ affiliate: 'a2', hotkeys: true })

    expect(environment().configuration).toMatchObject({ lang: 'en', affiliate: 'a2', hotkeys: true })
  })

  test('takes the default for a theme that there is not', () => {
    setTag({ theme: 'purple' })

    expect(readConfiguration().theme).toBe('dark')
  })
})
