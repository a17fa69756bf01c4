import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createPace, type Pace } from './pace.ts'

const FRAME_MS = 16

describe('LOB-05 the pace of a list', () => {
  let paceOf: ReturnType<typeof createPace>
  let top = 0
  const onStill = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    onStill.mockClear()
    paceOf = createPace()
    top = 0
  })
  afterEach(() => void vi.useRealTimers())

  /** Moves the list by each distance, px, one a frame. */
  function scroll(...distances: number[]): Pace {
    return distances.reduce<Pace>((_, distance) => {
      vi.advanceTimersByTime(FRAME_MS)
      return paceOf((top -= distance), onStill)
    }, 'still')
  }

  test.each<[Pace, number]>([
    ['slow', 24],
    ['skimming', 48],
    ['fast', 144],
    ['fast', -144]
  ])('is %s at %i px a frame', (pace, distance) => {
    expect(scroll(0, distance, distance, distance)).toBe(pace)
  })

  test('is slow after a single jump', () => {
    expect(scroll(0, 5_000)).toBe('slow')
    expect(scroll(1, 1)).toBe('slow')
  })

  test('keeps through an uneven frame', () => {
    expect(scroll(0, 48, 48, 48, 48, 4)).toBe('skimming')
  })

  test('is still, and reported, once nothing has moved for a while', () => {
    scroll(0, 48, 48, 48)
    vi.advanceTimersByTime(119)
    expect(onStill).not.toHaveBeenCalled()

    vi.advanceTimersByTime(1)
    expect(onStill).toHaveBeenCalledOnce()
    expect(paceOf(top, onStill)).toBe('still')
    expect(scroll(48, 48)).toBe('slow')
  })
})
