import { afterEach, expect, test, vi } from 'vitest'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#123" d="M0 0h4v3H0z"/></svg>'

/** The size of the cache. */
const KEPT = 2_000

afterEach(() => {
  vi.doUnmock('sharp')
  vi.resetModules()
})

/** Fails like the library on a machine that it has no build for. */
function withoutLibrary(): void {
  vi.doMock('sharp', () => {
    throw new Error('Could not load the "sharp" module')
  })
}

test('a cover that could not be rendered is retried at the next request', async () => {
  const { rasterised } = await import('./raster.ts')
  await expect(rasterised('slot:1', '<svg')).rejects.toThrow()

  const picture = await rasterised('slot:1', SVG)

  expect(picture?.toString('latin1', 8, 12)).toBe('WEBP')
})

test(`the cache keeps ${KEPT} covers and drops the oldest`, async () => {
  withoutLibrary()
  const { rasterised } = await import('./raster.ts')
  const drawn = Array.from({ length: KEPT }, (_, number) => rasterised(`slot:${number}`, SVG))
  const isKept = (number: number) => rasterised(`slot:${number}`, SVG) === drawn[number]
  expect(isKept(0)).toBe(true)

  const further = rasterised('slot:further', SVG)

  expect(rasterised('slot:further', SVG)).toBe(further)
  expect([KEPT - 1, 1, 0].map(isKept)).toEqual([true, true, false])
  await Promise.all(drawn)
})

test('a cover is sent as SVG if the library has no build for the machine', async () => {
  withoutLibrary()
  const { coverFor, drawingFor } = await import('./index.ts')

  const body = drawingFor('/images/games/1001.webp')

  expect(body).toContain('<svg')
  expect(await coverFor('/images/games/1001.webp')).toEqual({ type: 'image/svg+xml', body })
})
