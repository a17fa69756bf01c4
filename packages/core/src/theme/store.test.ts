import { describe, expect, test } from 'vitest'

import { startCore } from '../index.ts'
import { $theme, chooseTheme } from './index.ts'
import { testEnvironment } from '../testing/index.ts'

describe('theme', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['Light', 'dark'],
    ['auto', 'dark'],
    ['', 'dark']
  ])('THEME-01 a stored %j is %s', async (stored, theme) => {
    testEnvironment({ stored: { bnwUserMode: stored }, configuration: { theme: 'light' } })

    await startCore()

    expect($theme.get()).toBe(theme)
  })

  test.each(['auto', 'light', 'dark'] as const)(
    'THEME-01 the configured %s applies when nothing is stored',
    async theme => {
      testEnvironment({ configuration: { theme } })

      await startCore()

      expect($theme.get()).toBe(theme)
    }
  )

  test('THEME-01 a change is stored and reaches other tabs', async () => {
    const { storage } = testEnvironment()
    await startCore()

    chooseTheme('light')
    expect(storage.get('bnwUserMode')).toBe('light')
    storage.fromOtherTab({ bnwUserMode: 'dark' })

    expect($theme.get()).toBe('dark')
  })
})
