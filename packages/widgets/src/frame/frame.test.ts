import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { configure } from '../kit/configuration.ts'
import { Frame } from './frame.ts'
import { Place } from './place.ts'

/** The element of a frame on a page, and the codes of its errors. */
function open() {
  const host = document.body.appendChild(document.createElement('div'))
  const errors: unknown[] = []
  host.addEventListener('bnw-error', event =>
    errors.push((event as CustomEvent<{ code: string }>).detail.code)
  )
  // Not in the document, so that happy-dom does not try to load it.
  const iframe = document.createElement('iframe')
  vi.spyOn(Place.prototype, 'newFrame').mockReturnValue(iframe)
  const frame = new Frame(host, { tag: 'bnw-balance', attributes: {}, events: [] })
  frame.open()
  return { errors, frame, load: () => iframe.onload!(new Event('load')) }
}

beforeEach(() => {
  configure({ gateway: 'https://site.example' })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['at once', 100, 1_000],
  ['slowly', 4_000, 4_000]
])('SEC-03 a document that loads %s and does not identify itself becomes the link', (_, loading, wait) => {
  const { errors, frame, load } = open()
  vi.advanceTimersByTime(loading)
  load()
  vi.advanceTimersByTime(wait - 1)
  expect(errors).toEqual([])
  vi.advanceTimersByTime(1)
  expect(errors).toEqual(['frame'])
  frame.close()
})
