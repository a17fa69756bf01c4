import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds the folder of the built pages: beside the bundle of the gateway, or in `dist` of the checkout when the gateway
 * runs from its sources.
 *
 * @returns Undefined if the pages are not built.
 */
export function findAssets(): string | undefined {
  for (const folder of foldersAbove(dirname(fileURLToPath(import.meta.url)))) {
    const found = [join(folder, 'games'), join(folder, 'dist', 'games')].find(isBuilt)
    if (found) return found
  }
  return undefined
}

function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'reels.js')) && existsSync(join(folder, 'reels-sheet.css'))
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...foldersAbove(above)]
}
