import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { testEnvironment } from '../testing/index.ts'
import { createSearch, HINT_PAUSE_MS, SEARCH_PAUSE_MS, type Search } from './search.ts'

describe('the search field', () => {
  let applied: string[] = []
  let search: Search

  beforeEach(() => {
    vi.useFakeTimers()
    testEnvironment()
    applied = []
    search = createSearch(text => applied.push(text))
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('LOB-02 searches after a pause for the latest text', () => {
    search.type('fen')
    vi.advanceTimersByTime(SEARCH_PAUSE_MS - 1)
    search.type('fener')
    vi.advanceTimersByTime(SEARCH_PAUSE_MS - 1)
    expect(applied).toEqual([])
    vi.advanceTimersByTime(1)

    expect(applied).toEqual(['fener'])
  })

  test('LOB-02 shows after a longer pause that two letters are too short', () => {
    search.type('fe')
    vi.advanceTimersByTime(HINT_PAUSE_MS - 1)
    expect(search.$field.get().isTooShort).toBe(false)
    vi.advanceTimersByTime(1)

    expect(search.$field.get().isTooShort).toBe(true)
    expect(applied).toEqual([])
  })

  test('LOB-02 shows the short-text hint immediately on Enter, and hides it after a third letter', () => {
    search.type('fe')
    search.submit()
    expect(search.$field.get().isTooShort).toBe(true)
    search.type('fen')

    expect(search.$field.get().isTooShort).toBe(false)
  })

  test('LOB-02 searches immediately on Enter', () => {
    search.type('fener')
    search.submit()

    expect(applied).toEqual(['fener'])
    vi.advanceTimersByTime(SEARCH_PAUSE_MS)
    expect(applied).toEqual(['fener'])
  })

  test('LOB-02 clears the search with the clear button', () => {
    search.type('fener')
    search.submit()
    search.clear()

    expect(applied).toEqual(['fener', ''])
    expect(search.$field.get()).toEqual({ text: '', isTooShort: false })
  })

  test('follows the URL without searching again', () => {
    search.type('mar')
    search.follow('fener')
    vi.advanceTimersByTime(SEARCH_PAUSE_MS)

    expect(search.$field.get().text).toBe('fener')
    expect(applied).toEqual([])
  })

  test('LOB-02 shows the hint for a short text of the URL, and does not search for it', () => {
    search.follow('fe')
    expect(search.$field.get()).toEqual({ text: 'fe', isTooShort: true })
    search.submit()

    expect(applied).toEqual([''])
    expect(createSearch(() => {}, ' f ').$field.get()).toEqual({ text: ' f ', isTooShort: true })
  })

  test('calls nothing after it was disposed', () => {
    search.type('fener')
    search.stop()
    vi.advanceTimersByTime(SEARCH_PAUSE_MS)

    expect(applied).toEqual([])
  })
})
