import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { renderWebp } from '../covers/raster.ts'
import { drawingFor } from './covers.ts'
import { FORCED_GAMES, makeGames } from './games.ts'
import { makeTables } from './tables.ts'

/**
 * Draws the covers of the catalogue into a folder, one after the other since other builds run at the same time. Covers
 * that it does not write are drawn at their first request.
 *
 * @param folder Gets `images/games/1001.webp` and so on.
 */
export async function writeCovers(folder: string): Promise<void> {
  const paths = [...makeGames(), ...FORCED_GAMES, ...makeTables()].flatMap(({ image }) => image ?? [])
  for (const path of paths) {
    const svg = drawingFor(path)
    const cover = svg && (await renderWebp(svg, 'build'))
    if (!cover) continue
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, cover)
  }
}
