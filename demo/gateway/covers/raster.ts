import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type Sharp from 'sharp'

/** Pixels per unit of a drawing: sharp at twice the size of the widest tile. */
const SCALE = 2

/**
 * Sufficient for flat colours: a cover takes about 2.5 KB, that of a table 4.5 KB. More effort saves 0.2 KB a cover, and
 * takes twice the time, for which the first visitor waits.
 */
const FORM = { quality: 12, effort: 2 }

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
  const picture = readFile(join(folder, path)).catch(() => draw(svg))
  cache.set(path, picture)
  // A failed rendering is retried at the next request.
  picture.catch(() => cache.delete(path))
  const [oldest] = cache.keys()
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest)
  return picture
}

async function draw(svg: string): Promise<Buffer | undefined> {
  const sharp = await loaded()
  return sharp?.(Buffer.from(svg), { density: 72 * SCALE })
    .webp(FORM)
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
