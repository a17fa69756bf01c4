import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type Sharp from 'sharp'

/** Pixels per unit of a drawing: sharp at twice the size of the widest tile. */
const SCALE = 2

/** The lowest at which flat colours keep clean edges: a cover takes about 2.4 KB, that of a table 4.7 KB. */
const QUALITY = 17

/** Of the encoder, 0 to 6. The build's saves 0.4 KB a cover and takes twice the time, for which a visitor would wait. */
const EFFORT = { build: 6, request: 2 }

/** Cached pictures, about 4 KB each. */
const CACHE_SIZE = 2_000

const cache = new Map<string, Promise<Buffer | undefined>>()

/**
 * Renders an SVG as WebP and caches it by path. What the build has rendered before is read from its file. Browsers render
 * an SVG on the main thread and decode WebP on another one (docs/decisions/0010).
 *
 * @param path At the site, such as `/images/games/1001.webp`; without `..`.
 * @param folder Of the files of the build: that of the bundle, if unset.
 * @returns Undefined if the library has no build for this machine; the SVG is used then.
 */
export function rasterised(
  path: string,
  svg: string,
  folder = import.meta.dirname
): Promise<Buffer | undefined> {
  const known = cache.get(path)
  if (known) return known
  const picture = readFile(join(folder, path)).catch(() => renderWebp(svg, 'request'))
  cache.set(path, picture)
  // A failed rendering is retried at the next request.
  picture.catch(() => cache.delete(path))
  const [oldest] = cache.keys()
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest)
  return picture
}

/**
 * Renders an SVG as WebP.
 *
 * @param moment In the build a smaller file is worth more time.
 * @returns Undefined if the library has no build for this machine.
 */
export async function renderWebp(svg: string, moment: keyof typeof EFFORT): Promise<Buffer | undefined> {
  const sharp = await loaded()
  return sharp?.(Buffer.from(svg), { density: 72 * SCALE })
    .webp({ quality: QUALITY, effort: EFFORT[moment] })
    .toBuffer()
}

let library: Promise<typeof Sharp | undefined> | undefined

function loaded(): Promise<typeof Sharp | undefined> {
  return (library ??= import('sharp').then(
    ({ default: sharp }) => {
      // One thread per picture, since many are requested at the same time.
      sharp.concurrency(1)
      sharp.cache(false)
      return sharp
    },
    () => undefined
  ))
}
