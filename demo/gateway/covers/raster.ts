import type Sharp from 'sharp'

/** Pixels to a unit of a drawing: sharp at twice the size of the widest tile. */
const SCALE = 2

/** Flat colours stand this much: a cover takes about 4 KB, and 7 ms to draw. */
const FORM = { quality: 35, effort: 2 }

/** How many are kept, at about 4 KB each. */
const MOST_KEPT = 2_000

const kept = new Map<string, Promise<Buffer | undefined>>()

/**
 * Draws an SVG as WebP, once for a key. An SVG is a document of its own to a browser, made on the thread that scrolls;
 * this is decoded beside it (docs/decisions/0010).
 *
 * @returns `undefined` where the library has no build for the machine: the SVG is shown as it is.
 */
export function rasterised(key: string, svg: string): Promise<Buffer | undefined> {
  const known = kept.get(key)
  if (known) return known
  const drawing = draw(svg)
  kept.set(key, drawing)
  // Drawn anew when it is asked for again.
  drawing.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawing
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
      // One picture a thread: many are asked for at once, and none comes twice.
      sharp.concurrency(1)
      sharp.cache(false)
      return sharp
    },
    () => undefined
  ))
}
