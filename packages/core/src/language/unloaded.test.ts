// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { startCore } from '../index.ts'
import { $loadedLanguage, chooseLanguage } from './index.ts'
import { $language } from '../lib/index.ts'
import { testEnvironment } from '../testing/index.ts'

const network = vi.hoisted(() => ({ isDown: true }))
vi.mock('./en.ts', () => ({
  get templates() {
    if (network.isDown) throw new TypeError('Failed to fetch')
    return {}
  }
}))

test('I18N-02 messages that fail to load are reported, the previous language stays, and a second choice loads them', async () => {
  const { faults } = testEnvironment()
  await startCore()
  await expect.poll(() => $loadedLanguage.get()).toBe('tr')

  chooseLanguage('en')

  await expect.poll(() => faults).toEqual([{ name: 'LoadError', call: 'words' }])
  expect([$language.get(), $loadedLanguage.get()]).toEqual(['en', 'tr'])
  network.isDown = false
  chooseLanguage('en')
  await expect.poll(() => $loadedLanguage.get()).toBe('en')
})
