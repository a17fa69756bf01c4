import { fileURLToPath } from 'node:url'

import type { UserConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One script and one style sheet each; a new game adds its name. */
const PAGES = ['reels', 'wheel', 'balloon', 'card', 'coupon', 'baccarat', 'blackjack', 'fortune', 'notice']

/**
 * Builds the pages of the games. File names are fixed, since the gateway writes the documents that load them.
 *
 * @param outDir Output folder; the gateway serves `dist/games`.
 * @param more Further entries by name that the gateway serves from the same origin.
 */
export function gamesBuild(outDir: string, more: Readonly<Record<string, string>>): UserConfig {
  const pages = PAGES.flatMap(name => [
    [name, at(`pages/${name}.ts`)],
    [`${name}-sheet`, at(`pages/${name}.css`)]
  ])
  return {
    root: at('pages/'),
    base: './',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // The content security policy of the pages forbids data addresses and inline code.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { ...Object.fromEntries(pages), ...more },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared-[hash].js',
          assetFileNames: '[name][extname]'
        }
      }
    }
  }
}
