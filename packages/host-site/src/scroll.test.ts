import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { enterEntry, restoreScroll, scrollToTop, startScroll } from './scroll.ts'

const WINDOW = 800

let height = 0
let now = 0
let frames: (() => void)[] = []

/** Runs what waits for the next frame, after so many ms. */
function nextFrame(after = 16): void {
  now += after
  for (const frame of frames.splice(0)) frame()
}

/** The page has a new height; the browser then moves the position into what is left. */
function resizePage(to: number): void {
  height = to
}

function scrollBy(user: number): void {
  window.scrollTo(0, user)
  dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('innerHeight', WINDOW)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.stubGlobal('scrollTo', (_left: number, top: number) => {
    vi.stubGlobal('scrollY', Math.max(0, Math.min(top, height - WINDOW)))
  })
  leaveFarDown()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A long page at 6,000 px, then another page of the site, then back: the long page is still short. */
function leaveFarDown(): void {
  resizePage(50_000)
  history.replaceState({}, '', '/slot')
  startScroll()
  scrollBy(6_000)
  leaveAndReturn()
  resizePage(2_500)
}

function leaveAndReturn(): void {
  const entry: unknown = history.state
  history.pushState({}, '', '/promotions')
  enterEntry('/slot')
  scrollToTop()
  history.replaceState(entry, '', '/slot')
  enterEntry()
}

test('NAV-04 a page that becomes tall slowly stays at its top until then', () => {
  restoreScroll()
  nextFrame()
  expect(scrollY).toBe(0)

  nextFrame(4_000)
  expect(scrollY).toBe(0)

  resizePage(50_000)
  nextFrame(4_000)
  expect(scrollY).toBe(6_000)
})

test('NAV-04 what loads above does not move the restored position', () => {
  restoreScroll()
  resizePage(50_000)
  nextFrame()
  // The browser keeps what is in view in its place.
  resizePage(50_138)
  window.scrollTo(0, 6_138)

  nextFrame()

  expect(scrollY).toBe(6_000)
})

test('NAV-04 keeps the position when the user leaves before the page is tall enough', () => {
  restoreScroll()
  // The browser scrolls up to what is left of the page.
  dispatchEvent(new Event('scroll'))
  leaveAndReturn()

  restoreScroll()
  resizePage(50_000)
  nextFrame()

  expect(scrollY).toBe(6_000)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('NAV-04 %s ends it', type => {
  restoreScroll()
  nextFrame()

  dispatchEvent(new Event(type))
  resizePage(50_000)
  nextFrame()

  expect(scrollY).toBe(0)
})

test('NAV-04 the next navigation ends it', () => {
  restoreScroll()
  history.pushState({}, '', '/tournaments')
  enterEntry('/slot')
  resizePage(50_000)

  nextFrame()

  expect(scrollY).toBe(0)
})

test('NAV-04 enters an entry on a page without TLS, where the browser makes no UUIDs', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  history.pushState({}, '', '/slot')

  expect(enterEntry()).toBe(true)
  expect(enterEntry()).toBe(false)
})
