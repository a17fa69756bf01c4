import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { useRenderSlice } from './use-render-slice.ts'

const VIEW = { current: { first: 2, last: 4 } }

let root: Root
let rendered: number[] = []

function Row({ row, isUrgent = false }: { row: number; isUrgent?: boolean }) {
  const mayRender = useRenderSlice({ isPaused: false, isUrgent, row, view: VIEW })
  useEffect(() => {
    if (mayRender) rendered.push(row)
  }, [mayRender, row])
  return null
}

function show(rows: number[], urgent?: number): void {
  flushSync(() => root.render(rows.map(row => <Row key={row} row={row} isUrgent={row === urgent} />)))
}

describe('LOB-05 the rows of a list', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    rendered = []
    root = createRoot(document.createElement('div'))
  })
  afterEach(() => {
    root.unmount()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  test('render those in view first', () => {
    show([0, 1, 2, 3, 4])
    vi.advanceTimersToNextFrame()

    expect(rendered).toEqual([2, 3, 0, 1, 4])
  })

  test('render the focused one at once', () => {
    show([0, 1], 1)

    expect(rendered).toEqual([1])
  })

  test('wait for the next frame once the budget is used', () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 2))
    show([0, 1, 2])
    vi.advanceTimersToNextFrame()
    expect(rendered).toEqual([2, 0])

    vi.advanceTimersToNextFrame()
    expect(rendered).toEqual([2, 0, 1])
  })

  test('do not render once they have left', () => {
    show([0, 1])
    show([1])
    vi.advanceTimersToNextFrame()

    expect(rendered).toEqual([1])
  })
})
