import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { deleteFolder, packAll, temporaryFolder } from '../packages/project.ts'
import { type App, buildApp, buildFiles, checkTypes, load, logIn, openApp, type Opened } from './app.ts'
import { BROWSERS, closeBrowsers, isThere } from './browsers.ts'
import { writeExamples } from './examples.ts'
import { matrixOf, NO_BROWSER, note } from './matrix.ts'
import { expectExamplesRender, hasExamples } from './rendered.ts'

const all = readdirSync(join(import.meta.dirname, 'apps')).sort()
/** `FRAMEWORKS=vue,lit` runs some. */
const chosen = process.env['FRAMEWORKS']?.split(',') ?? all

/** For some forty pages, only if one hangs; ms. */
const EXAMPLES_MS = 900_000

let tarballs: string[]
let packed: string

beforeAll(async () => {
  packed = await temporaryFolder()
  tarballs = await packAll(packed)
})
afterAll(async () => {
  await closeBrowsers()
  await deleteFolder(packed)
  console.log(`\n${matrixOf(chosen)}\n`)
})

describe.each(chosen)('%s', name => {
  let app: App
  beforeAll(async () => {
    app = await buildApp(name, tarballs)
  })

  test('EMB-07 R2 accepts the types of the elements in its templates', async ({ task }) => {
    onTestFinished(() => note(NO_BROWSER, name, task))
    await checkTypes(name, app, app.folder)
  })

  test('EMB-12 EMB-15 R2 compiles the code that the documentation shows', async ({ task }) => {
    onTestFinished(() => note(NO_BROWSER, name, task))
    const { folder, files } = await writeExamples(name, app.folder)
    await checkTypes(name, app, folder)
    // Its own builder compiles them in the next test.
    if (name !== 'angular') await buildFiles(app, files)
  })

  test.runIf(hasExamples(name))(
    'EMB-12 EMB-15 R2 renders every example of the documentation',
    { timeout: EXAMPLES_MS },
    async ({ task }) => {
      onTestFinished(() => note('Chromium', name, task))
      await expectExamplesRender(name, app.folder)
    }
  )

  for (const browser of BROWSERS)
    describe.skipIf(!isThere(browser))(`in ${browser}`, () => {
      afterEach(({ task }) => note(browser, name, task))
      statements(() => openApp(browser, app))
    })
})

/** What holds in an app. @param open Opens it, with elements that are not defined yet. */
function statements(open: () => Promise<Opened>) {
  test('EMB-07 R2 renders', async () => {
    const opened = await open()
    await load(opened)
    await expect.poll(opened.tiles).toHaveLength(3)
  })

  test('EMB-07 R2 has the children that the template gives it, also changed ones', async () => {
    const opened = await open()
    await expect.poll(() => opened.ofRail(rail => rail.innerText)).toBe('Games load here')
    await load(opened)
    await opened.set({ child: 'Other words' })
    await expect.poll(() => opened.ofRail(rail => rail.textContent)).toBe('Other words')
  })

  test('EMB-07 R2 is hidden and shown again', async () => {
    const opened = await open()
    await load(opened)
    await opened.set({ isShown: false })
    await expect.poll(() => opened.count('bnw-game-rail')).toBe(0)
    await opened.set({ isShown: true })
    await expect.poll(opened.tiles).toHaveLength(3)
  })

  test('EMB-07 R2 is hidden and shown at once', async () => {
    const opened = await open()
    await load(opened)
    await opened.set({ isShown: false })
    await opened.set({ isShown: true })
    await expect.poll(opened.tiles).toHaveLength(3)
  })

  test('EMB-07 R2 has values that were set before its code is there', async () => {
    const opened = await open()
    await opened.set({ type: 'live', limit: 2, isRanked: false })
    await load(opened)
    const values = await opened.ofRail(rail => {
      const { type, limit, ranked } = rail
      return { type, limit, ranked }
    })
    expect(values).toEqual({ type: 'live', limit: 2, ranked: false })
    await expect.poll(opened.tiles).toHaveLength(2)
  })

  test('EMB-07 R2 takes a string', async () => {
    const opened = await open()
    await load(opened)
    await opened.set({ category: '2' })
    await expect.poll(() => opened.ofRail(rail => rail.category)).toBe('2')
    expect(await opened.ofRail(rail => rail.getAttribute('category'))).toBe('2')
  })

  test('EMB-07 R2 takes one of several words', async () => {
    const opened = await open()
    await load(opened)
    const [first] = await opened.tiles()
    await opened.set({ type: 'live' })
    await expect.poll(async () => (await opened.tiles())[0]).not.toBe(first)
    expect(await opened.ofRail(rail => rail.getAttribute('type'))).toBe('live')
  })

  test('EMB-07 R2 takes a number', async () => {
    const opened = await open()
    await load(opened)
    await opened.set({ limit: 5 })
    await expect.poll(opened.tiles).toHaveLength(5)
    expect(await opened.ofRail(rail => rail.limit)).toBe(5)
  })

  test('EMB-07 R2 takes true and false', async () => {
    const opened = await open()
    await load(opened)
    const isRanked = () => opened.ofRail(rail => rail.ranked)
    expect(await isRanked()).toBe(true)
    await opened.set({ isRanked: false })
    await expect.poll(isRanked).toBe(false)
    await opened.set({ isRanked: true })
    await expect.poll(isRanked).toBe(true)
  })

  test('EMB-07 R2 calls the listeners of its template, with details', async () => {
    const opened = await open()
    await load(opened)
    await expect.poll(() => opened.received('template', 'bnw-ready')).toEqual([{ element: 'bnw-game-rail' }])
    expect(await opened.received('template', 'bnw-state')).toContainEqual({ state: 'ready' })
  })

  test('EMB-07 R2 calls listeners on the document', async () => {
    const opened = await open()
    await load(opened)
    await expect.poll(() => opened.received('listener', 'bnw-ready')).toEqual([{ element: 'bnw-game-rail' }])
    expect(await opened.received('listener', 'bnw-state')).toContainEqual({ state: 'ready' })
  })

  test('EMB-07 R2 leaves an intent to the template that prevents it', async () => {
    const opened = await open()
    await load(opened)
    const address = opened.page.url()
    await opened.clickTile()
    await expect.poll(() => opened.received('template', 'bnw-game-launch')).toMatchObject([{ type: 'slot' }])
    const pages = await opened.page.browserContext().pages()
    expect(pages.map(page => page.url())).toEqual([address])
  })

  test('EMB-07 EMB-10 R2 has a lobby, and the login and balance in frames, whose events reach its template', async () => {
    const opened = await open()
    await opened.set({ hasMore: true })
    await opened.page.evaluate(() => window.page.loadMore().then(() => undefined))
    for (const element of ['bnw-lobby', 'bnw-login', 'bnw-balance'])
      await expect.poll(() => opened.received('template', 'bnw-ready')).toContainEqual({ element })
    await expect.poll(() => opened.count('bnw-lobby >>> a[aria-label^="Oyna "]')).toBeGreaterThan(3)

    await logIn(opened)
    await expect.poll(() => opened.frameHeight('bnw-balance')).toBeGreaterThan(20)
  })

  test('EMB-07 R2 moves within its list', async () => {
    const opened = await open()
    await load(opened)
    const order = () => opened.page.$$eval('#a > *', all => all.map(one => one.localName))
    expect(await order()).toEqual(['p', 'bnw-game-rail'])
    await opened.set({ order: ['rail', 'text'] })
    await expect.poll(order).toEqual(['bnw-game-rail', 'p'])
    await expect.poll(opened.tiles).toHaveLength(3)
  })

  test('EMB-07 R2 moves to another part of the page, with its values', async () => {
    const opened = await open()
    await load(opened)
    await opened.set({ limit: 4 })
    await opened.set({ place: 'b' })
    await expect.poll(() => opened.count('#b bnw-game-rail')).toBe(1)
    await expect.poll(opened.tiles).toHaveLength(4)
    expect(await opened.count('#a bnw-game-rail')).toBe(0)
  })

  test('EMB-07 R2 still calls its template after it was added again', async () => {
    const opened = await open()
    await load(opened)
    await opened.set({ isShown: false })
    await expect.poll(() => opened.count('bnw-game-rail')).toBe(0)
    await opened.set({ isShown: true })
    await expect.poll(opened.tiles).toHaveLength(3)
    await opened.clickTile()
    await expect.poll(() => opened.received('template', 'bnw-game-launch')).toHaveLength(1)
  })

  test('EMB-07 R2 loads its data again by refresh()', async () => {
    const opened = await open()
    await load(opened)
    const isRefreshed = opened.ofRail(async rail => {
      await rail.refresh()
      return rail.isConnected
    })
    expect(await isRefreshed).toBe(true)
    await expect.poll(opened.tiles).toHaveLength(3)
  })
}
