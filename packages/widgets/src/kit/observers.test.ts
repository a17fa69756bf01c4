import { afterEach, describe, expect, test, vi } from 'vitest'

import { watchMedia, watchSize } from './observers.ts'

/** Listeners of the window, by type. */
function stubWindow() {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  return listeners
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('observers that a page has removed or replaced', () => {
  test('H7 without ResizeObserver, the size of the window counts', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const listeners = stubWindow()
    const onChange = vi.fn()

    const stop = watchSize({} as Element, onChange)
    listeners.get('resize')?.()
    stop()

    expect(onChange).toHaveBeenCalledTimes(2)
    expect(listeners.size).toBe(0)
  })

  test('H7 a media query without events is not followed', () => {
    const onChange = vi.fn()

    const stop = watchMedia({ matches: true } as MediaQueryList, onChange)

    expect(stop).not.toThrow()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a media query with events is followed until it is stopped', () => {
    const media = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
    const onChange = vi.fn()

    const stop = watchMedia(media, onChange)
    media.dispatchEvent(new Event('change'))
    stop()
    media.dispatchEvent(new Event('change'))

    expect(onChange).toHaveBeenCalledTimes(1)
  })
})
