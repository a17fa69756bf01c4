import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Page } from 'puppeteer-core'
import { build } from 'vite'
import { expect } from 'vitest'

import { root } from '../../scripts/setup.js'
import { run } from '../packages/project.ts'
import { sandbox } from '../sandbox.ts'
import { type BrowserName, openFolder } from './browsers.ts'
import type { State } from './shared/state.ts'

/** Node modules stay here from run to run. */
const CACHE = join(root, '.cache', 'frameworks')

/** Apps that are another one but for some files. */
const BASES: Record<string, string> = { 'react-18-peer': 'react-18' }

const HTML =
  '<!doctype html><html lang="tr"><head><title>App</title></head><body><div id="app"></div>SCRIPT</body></html>'

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
  for (const source of [BASES[name] ?? name, name])
    await cp(join(import.meta.dirname, 'apps', source), folder, { recursive: true })
  await cp(join(import.meta.dirname, 'shared'), folder, { recursive: true })
  const main = /react|preact|solid/.test(name) ? 'main.tsx' : 'main.ts'
  await writeFile(join(folder, 'index.html'), pageOf(name, main))
  // Tarballs of the same version would not be installed again.
  await rm(join(folder, 'node_modules', '@bnw'), { recursive: true, force: true })
  await rm(join(folder, 'package-lock.json'), { force: true })
  await run(folder, 'npm', 'install', '--prefer-offline', '--no-save', '--no-audit', '--no-fund', ...packages)
  return { folder, built: await buildPage(name, folder, folder) }
}

/** The page of an app's script, which renders into `#app`. Angular's builder adds the script itself. */
export function pageOf(name: string, script: string): string {
  return HTML.replace('SCRIPT', name === 'angular' ? '' : `<script type="module" src="./${script}"></script>`)
}

/** Builds the index.html of an app, or of a folder of it, which is a project of angular.json. @returns The built page's folder. */
export async function buildPage(name: string, app: string, root: string): Promise<string> {
  const outDir = join(root, 'built')
  if (name === 'angular') {
    await run(app, join(app, 'node_modules', '.bin', 'ng'), 'build', basename(root))
    return outDir
  }
  const options = { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity }
  const configFile = join(app, 'vite.config.js')
  await build({ root, configFile, base: './', logLevel: 'error', build: options })
  return outDir
}

/** Builds files of an app, and keeps nothing of it. Rejects if a file is wrong. */
export async function buildFiles({ folder }: App, files: readonly string[]): Promise<void> {
  const configFile = join(folder, 'vite.config.js')
  const rolldownOptions = { input: [...files] }
  await build({ root: folder, configFile, logLevel: 'error', build: { write: false, rolldownOptions } })
}

/** The compilers of frameworks whose templates TypeScript cannot read. */
const COMPILERS: Record<string, readonly string[]> = {
  angular: ['ngc', '-p', 'tsconfig.json', '--noEmit'],
  svelte: ['svelte-check', '--tsconfig', './tsconfig.json'],
  vue: ['vue-tsc', '-p', 'tsconfig.json']
}

/** Checks a project of an app by the framework's own compiler. Rejects if it finds an error. @param project Its folder. */
export async function checkTypes(name: string, { folder }: App, project: string): Promise<void> {
  const [tool, ...args] = COMPILERS[name] ?? ['tsc', '-p', 'tsconfig.json']
  const modules = join(name in COMPILERS ? folder : root, 'node_modules')
  await run(project, join(modules, '.bin', tool!), ...args)
}

/** The links that open a game. */
const TILES = 'bnw-game-rail >>> a[href][aria-label^="Oyna "]'

type Rail = HTMLElementTagNameMap['bnw-game-rail']

export interface Opened {
  page: Page
  /** Changes the state of the app, which renders again. */
  set(change: Partial<State>): Promise<void>
  /** Events of a type that reached a template's listener, or one on the document. */
  received(source: 'template' | 'listener', type: string): Promise<unknown[]>
  /** What a function returns for the rail. Rejects without a rail. */
  ofRail<Result>(read: (rail: Rail) => Result): Promise<Awaited<Result>>
  /** How many elements match a selector. */
  count(selector: string): Promise<number>
  /** Height of the frame that shows an element, px. Rejects before it shows. */
  frameHeight(tag: string): Promise<number>
  /** Addresses of the visible tiles. */
  tiles(): Promise<string[]>
  /** Opens the first game. The tiles must be there: a click waits forever for one that is removed meanwhile. */
  clickTile(): Promise<void>
}

/** Opens an app in a browser; its elements are not defined until `load()`. */
export async function openApp(name: BrowserName, { built }: App): Promise<Opened> {
  const page = await openFolder(name, built, `index.html?gateway=${encodeURIComponent(sandbox.site)}`)
  await page.waitForFunction(() => 'page' in window)
  return {
    page,
    set: change => page.evaluate(change => window.page.set(change), change),
    received: (source, type) =>
      page.evaluate(
        (source, type) =>
          window.page.received
            .filter(one => one.source === source && one.type === type)
            .map(one => one.detail),
        source,
        type
      ),
    ofRail: read => page.$eval('bnw-game-rail', read),
    count: selector => page.$$eval(selector, all => all.length),
    frameHeight: tag =>
      page.$eval(`${tag} >>> [data-state="open"] iframe`, frame => frame.getBoundingClientRect().height),
    tiles: () =>
      page.$$eval(TILES, all =>
        all
          .filter(one => one.checkVisibility({ visibilityProperty: true }))
          .map(one => one.getAttribute('href')!)
      ),
    clickTile: () => page.locator(TILES).click()
  }
}

/** Loads the code of the elements, and waits for their content. */
export async function load({ page, tiles }: Opened): Promise<void> {
  await page.evaluate(() => window.page.load().then(() => undefined))
  await expect.poll(tiles).not.toEqual([])
}

/** Logs in by the form in its frame. */
export async function logIn({ page, frameHeight }: Opened): Promise<void> {
  await expect.poll(() => frameHeight('bnw-login')).toBeGreaterThan(100)
  const frame = await page.waitForFrame(frame => frame.url().endsWith('/embed/login'))
  await frame.locator('input[name=username]').fill('demo')
  await frame.locator('input[name=password]').fill('Demo123!')
  await frame.locator('button[type=submit]').click()
}
