import { testEnvironment } from '@bnw/core/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { navigate } from './navigation.ts'
import { currentPath } from './router.ts'

const scrollTo = vi.fn()

beforeEach(() => {
  testEnvironment()
  vi.stubGlobal('scrollTo', scrollTo)
  navigate('/')
  scrollTo.mockClear()
})

afterEach(() => vi.unstubAllGlobals())

describe('the scroll position', () => {
  test.each(['/slot/category/94', '/slot/provider/7', '/live/category/301', '/live/provider/61'])(
    'NAV-04 %s keeps it',
    path => {
      navigate(path)

      expect(currentPath()).toBe(path)
      expect(scrollTo).not.toHaveBeenCalled()
    }
  )

  test.each(['/promotions', '/slot', '/live', '/slot/type/3d', '/live/type/roulette', '/nowhere'])(
    'NAV-04 %s scrolls to the top',
    path => {
      navigate(path)

      expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    }
  )

  test('NAV-04 a choice within a lobby keeps it, and the other lobby begins at its top', () => {
    navigate('/slot/category/94')
    navigate('/slot')
    navigate('/slot?search=ay')
    navigate('/slot?search=ayı')
    expect(scrollTo).not.toHaveBeenCalled()

    navigate('/live')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })
})
