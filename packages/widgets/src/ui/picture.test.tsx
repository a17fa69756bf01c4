import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { Picture, PicturesWait } from './picture.tsx'

let root: Root
let box: HTMLElement

interface Shown {
  wait: boolean
  src?: string
  eager?: boolean
}

function show({ wait, src = '/one.webp', eager }: Shown): string | undefined {
  flushSync(() =>
    root.render(
      <PicturesWait.Provider value={wait}>
        <Picture src={src} coverKey="slot:1" eager={eager} />
      </PicturesWait.Provider>
    )
  )
  return box.querySelector('img')?.getAttribute('src') ?? undefined
}

describe('LOB-05 a picture that passes by', () => {
  beforeEach(() => {
    box = document.createElement('div')
    root = createRoot(box)
  })
  afterEach(() => root.unmount())

  test('loads once pictures no longer wait, and then stays', () => {
    expect(show({ wait: true })).toBeUndefined()
    expect(show({ wait: false })).toBe('/one.webp')
    expect(show({ wait: true })).toBe('/one.webp')
  })

  test('waits again for another game in its place', () => {
    show({ wait: false })
    expect(show({ wait: true, src: '/two.webp' })).toBeUndefined()
  })

  test('loads at once if the page waits for it', () => {
    expect(show({ wait: true, eager: true })).toBe('/one.webp')
  })
})
