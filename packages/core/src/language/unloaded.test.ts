// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { startCore } from '../index.ts'
import { $loadedLanguage, chooseLanguage } from './index.ts'
import { $language } from '../lib/index.ts'
import { testEnvironment } from '../testing/index.ts'

vi.mock('./messages.ts', () => ({ loadMessages: async (language: string) => language === 'tr' }))

test('I18N-02 messages that fail to load are reported, and the previous language stays', async () => {
  const { faults } = testEnvironment()
  await startCore()
  await expect.poll(() => $loadedLanguage.get()).toBe('tr')

  chooseLanguage('en')

  await expect.poll(() => faults).toEqual([{ name: 'LoadError', call: 'words' }])
  expect([$language.get(), $loadedLanguage.get()]).toEqual(['en', 'tr'])
})
