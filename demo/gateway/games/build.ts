import { fileURLToPath } from 'node:url'

import type { UserConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * How the pages of the games are built: one script and one sheet for each page under fixed names, since the server
 * writes the documents. A page for another machine gets its lines in `input`.
 *
 * @param outDir Where the files go; the server looks for them in `dist/games`.
 */
export function gamesBuild(outDir: string): UserConfig {
  return {
    root: at('pages/'),
    base: './',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // The pages allow neither data addresses nor inline code.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: {
          reels: at('pages/reels.ts'),
          'reels-sheet': at('pages/reels.css'),
          balloon: at('pages/balloon.ts'),
          'balloon-sheet': at('pages/balloon.css'),
          card: at('pages/card.ts'),
          'card-sheet': at('pages/card.css'),
          wheel: at('pages/wheel.ts'),
          'wheel-sheet': at('pages/wheel.css'),
          coupon: at('pages/coupon.ts'),
          'coupon-sheet': at('pages/coupon.css'),
          notice: at('pages/notice.ts'),
          'notice-sheet': at('pages/notice.css'),
          mode: at('pages/mode.ts'),
          payment: at('pages/payment.ts'),
          'payment-sheet': at('pages/payment.css')
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared-[hash].js',
          assetFileNames: '[name][extname]'
        }
      }
    }
  }
}
