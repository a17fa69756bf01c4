import { beforeEach, describe, expect, test } from 'vitest'

import { rememberExitPath, exitPath, failurePath } from './index.ts'
import { saveReturnUrl } from '../routes/index.ts'
import { testEnvironment } from '../testing/index.ts'

describe('exit from a game', () => {
  beforeEach(() => {
    testEnvironment()
  })

  test('returns to the path that it was opened from', () => {
    rememberExitPath('/slot/category/2?search=fener')

    expect(exitPath('slot')).toBe('/slot/category/2?search=fener')
  })

  test.each([
    ['slot', '/slot'],
    ['live', '/live'],
    ['virtual', '/']
  ] as const)('of %s leads to %s where nothing is known', (type, path) => {
    rememberExitPath('/play/slot/7')
    rememberExitPath('https://evil.example/')

    expect(exitPath(type)).toBe(path)
  })

  test('PLAY-03 from a failed table uses the stored return path once, otherwise home', () => {
    saveReturnUrl('/live/category/301')

    expect(failurePath('live')).toBe('/live/category/301')
    expect(failurePath('live')).toBe('/')
  })

  test('PLAY-03 is never a play path', () => {
    saveReturnUrl('/play/live/5')

    expect(failurePath('live')).toBe('/')
  })

  test('PLAY-03 from a virtual game is home, from a slot game there is none', () => {
    saveReturnUrl('/live/category/301')

    expect(failurePath('virtual')).toBe('/')
    expect(failurePath('slot')).toBeUndefined()
  })
})
