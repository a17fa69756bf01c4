import { testEnvironment } from '@bnw/core/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { navigate } from './navigation.ts'
import { currentPath } from './router.ts'

const scrollTo = vi.fn()

describe('details over a page', () => {
  beforeEach(() => {
    testEnvironment()
    vi.stubGlobal('scrollTo', scrollTo)
    navigate('/promotions')
    scrollTo.mockClear()
  })

  afterEach(() => vi.unstubAllGlobals())

  test('NAV-03 have an entry of their own, which closing them leaves', () => {
    const push = vi.spyOn(history, 'pushState').mockClear()
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)

    navigate('/promotions?promotion=3')
    expect(push).toHaveBeenCalledOnce()
    navigate('/promotions')

    expect(back).toHaveBeenCalledOnce()
    expect(scrollTo).not.toHaveBeenCalled()
    back.mockRestore()
  })

  test('NAV-03 of another page are replaced by the page itself', () => {
    navigate('/tournaments?tournament=3')
    scrollTo.mockClear()
    const push = vi.spyOn(history, 'pushState').mockClear()

    navigate('/tournaments')

    expect(currentPath()).toBe('/tournaments')
    expect(push).not.toHaveBeenCalled()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('NAV-03 keep their entry when the next page opens', () => {
    navigate('/promotions?promotion=3')
    const push = vi.spyOn(history, 'pushState').mockClear()

    navigate('/tournaments')

    expect(push).toHaveBeenCalledOnce()
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})
