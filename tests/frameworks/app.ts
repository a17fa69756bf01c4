import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Locator, Page } from 'playwright-core'
import { build } from 'vite'

import { root } from '../../scripts/elements.js'
import { openFolder, run } from '../packages/project.ts'
import { sandbox } from '../sandbox.ts'
import type { State } from './shared/state.ts'

/** Node modules stay here from run to run. */
const CACHE = join(root, '.cache', 'frameworks')

const HTML =
  '<!doctype html><html lang="tr"><head><title>App</title></head><body><div id="app"></div><script type="module" src="./MAIN"></script></body></html>'

export interface App {
  /** The folder with its sources and packages. */
  folder: string
  /** The built page. */
  built: string
}

/** Installs what an app needs, and builds it. @param packages Tarballs of ours. */
export async function buildApp(name: string, packages: readonly string[]): Promise<App> {
  const folder = join(CACHE, name)
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, 'apps', name), folder, { recursive: true })
  await cp(join(import.meta.dirname, 'shared'), folder, { recursive: true })
  const main = /react|preact|solid/.test(name) ? 'main.tsx' : 'main.ts'
  await writeFile(join(folder, 'index.html'), HTML.replace('MAIN', main))
  // Tarballs of the same version would not be installed again.
  await rm(join(folder, 'node_modules', '@bnw'), { recursive: true, force: true })
  await rm(join(folder, 'package-lock.json'), { force: true })
  await run(folder, 'npm', 'install', '--prefer-offline', '--no-save', '--no-audit', '--no-fund', ...packages)
  const built = join(folder, 'built')
  const options = { outDir: built, emptyOutDir: true, chunkSizeWarningLimit: Infinity }
  const configFile = join(folder, 'vite.config.js')
  await build({ root: folder, configFile, base: './', logLevel: 'error', build: options })
  return { folder, built }
}

export interface Opened {
  page: Page
  rail: Locator
  tiles: Locator
  /** Changes the state of the app, which renders again. */
  set(change: Partial<State>): Promise<void>
  /** Events of a type that reached a template's listener, or one on the document. */
  received(source: 'template' | 'listener', type: string): Promise<unknown[]>
}

/** Opens an app; its elements are not defined until `load()`. */
export async function openApp({ built }: App): Promise<Opened> {
  const page = await openFolder(built, `index.html?gateway=${encodeURIComponent(sandbox.site)}`)
  const rail = page.locator('bnw-game-rail')
  await page.waitForFunction(() => 'page' in window)
  return {
    page,
    rail,
    tiles: rail.getByRole('link', { name: /^Oyna / }),
    set: change => page.evaluate(change => window.page.set(change), change),
    received: (source, type) =>
      page.evaluate(
        ([source, type]) =>
          window.page.received
            .filter(one => one.source === source && one.type === type)
            .map(one => one.detail),
        [source, type]
      )
  }
}

/** Loads the code of the elements, and waits for their content. */
export async function load({ page, tiles }: Opened): Promise<void> {
  await page.evaluate(() => window.page.load().then(() => undefined))
  await tiles.first().waitFor()
}
