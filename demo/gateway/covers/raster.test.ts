import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#123" d="M0 0h4v3H0z"/></svg>'

/** The size of the cache. */
const CACHE_SIZE = 2_000

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

test('a cover that the build has rendered is read from its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-covers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'images'))
  await writeFile(join(folder, 'images', '1.webp'), 'rendered before')
  const { rasterised } = await import('./raster.ts')

  const picture = await rasterised('/images/1.webp', SVG, folder)

  expect(String(picture)).toBe('rendered before')
})

test(`the cache holds ${CACHE_SIZE} covers and drops the oldest`, async () => {
  withoutLibrary()
  const { rasterised } = await import('./raster.ts')
  const drawn = Array.from({ length: CACHE_SIZE }, (_, number) => rasterised(`slot:${number}`, SVG))
  const isCached = (number: number) => rasterised(`slot:${number}`, SVG) === drawn[number]
  expect(isCached(0)).toBe(true)

  const further = rasterised('slot:further', SVG)

  expect(rasterised('slot:further', SVG)).toBe(further)
  expect([CACHE_SIZE - 1, 1, 0].map(isCached)).toEqual([true, true, false])
  await Promise.all(drawn)
})

test('an SVG is not rendered if the library has no build for the machine', async () => {
  withoutLibrary()
  const { rasterised } = await import('./raster.ts')

  expect(await rasterised('slot:1', SVG)).toBeUndefined()
})
