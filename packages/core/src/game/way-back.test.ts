import { beforeEach, describe, expect, test } from 'vitest'

import { noteWayBack, wayBack, wayOut } from './index.ts'
import { saveReturnUrl } from '../routes/index.ts'
import { testEnvironment } from '../testing/index.ts'

describe('the way out of a game', () => {
  beforeEach(() => {
    testEnvironment()
  })

  test('leads to where it was opened from', () => {
    noteWayBack('/slot/category/2?search=fener')

    expect(wayBack('slot')).toBe('/slot/category/2?search=fener')
  })

  test.each([
    ['slot', '/slot'],
    ['live', '/live'],
    ['virtual', '/']
  ] as const)('of %s leads to %s where nothing is known', (type, path) => {
    noteWayBack('/play/slot/7')
    noteWayBack('https://evil.example/')

    expect(wayBack(type)).toBe(path)
  })

  test('PLAY-03 of a table that failed is the stored return path, once, else home', () => {
    saveReturnUrl('/live/category/301')

    expect(wayOut('live')).toBe('/live/category/301')
    expect(wayOut('live')).toBe('/')
  })

  test('PLAY-03 is never a play path', () => {
    saveReturnUrl('/play/live/5')

    expect(wayOut('live')).toBe('/')
  })

  test('PLAY-03 of a virtual game is home, and a slot stays', () => {
    expect(wayOut('virtual')).toBe('/')
    expect(wayOut('slot')).toBeUndefined()
  })
})
