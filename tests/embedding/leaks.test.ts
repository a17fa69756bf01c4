import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { elementFolders } from '../../scripts/elements.js'
import { openPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { FRAMES_ONLY, widgets } from './flavour.ts'
import { visitFramed } from './framed-page.ts'

const { inline, site } = sandbox
const SETTINGS = `data-gateway="${site}" data-site="${site}" data-isolation="inline"`
const SOME = ['bnw-language', 'bnw-theme', 'bnw-login', 'bnw-content', 'bnw-game-rail', 'bnw-recent']
/** `npm run test:pages` tries every element. */
const TAGS = process.env['PAGES'] === 'full' ? elementFolders().map(name => `bnw-${name}`) : SOME

/** Elements of one round: they are mounted, moved and unmounted together. */
const PER_ROUND = 50

/** What may remain of a thousand elements: React and Preact keep parts of the last tree. Heap in bytes. */
const LIMITS = { Nodes: 200, JSEventListeners: 5, timers: 2, JSHeapUsedSize: 1_000_000 }

/** Counts timers that are still to run. */
const COUNT_TIMERS = `window.timers = new Set()
  for (const [set, clear, isOnce] of [['setTimeout', 'clearTimeout', true], ['setInterval', 'clearInterval', false]]) {
    const [start, end] = [window[set], window[clear]]
    window[set] = (work, ...rest) => {
      const timer = start((...values) => { if (isOnce) timers.delete(timer); work(...values) }, ...rest)
      timers.add(timer)
      return timer
    }
    window[clear] = timer => { timers.delete(timer); end(timer) }
  }`

async function openEmpty(): Promise<Page> {
  // The browser does not count a fulfilled document as local, and the site's requests are local.
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  await page.route(`${inline}/leaks`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="tr"><head><title>Leaks</title><style>#one, #other { display: grid } #one > *, #other > * { grid-area: 1 / 1 }</style><script>${COUNT_TIMERS}</script>
        <script type="module" src="${site}${widgets}bnw.js" ${SETTINGS}></script></head>
        <body><div id="one"></div><div id="other"></div></body></html>`
    })
  )
  await page.goto(`${inline}/leaks`)
  // The language switch loads its list when the page is idle: no later round may be the first to do so.
  const languages = page.waitForResponse('**/datas/languages.json')
  await page.evaluate(() => document.getElementById('one')!.append(document.createElement('bnw-language')))
  await languages
  await page.evaluate(() => document.getElementById('one')!.replaceChildren())
  return page
}

/** Mounts elements until all are ready, moves them, and unmounts them. @returns How many lost their view by the move. */
function round(page: Page): Promise<number> {
  return page.evaluate(
    async ([tags, count]) => {
      const nextTask = () => new Promise(resolve => setTimeout(resolve))
      const [one, other] = [document.getElementById('one')!, document.getElementById('other')!]
      const elements = Array.from({ length: count }, (_, index) =>
        document.createElement(tags[index % tags.length]!)
      )
      const ready = elements.map(
        element => new Promise(resolve => element.addEventListener('bnw-ready', resolve, { once: true }))
      )
      for (const element of elements) {
        element.setAttribute('page', 'AboutUs')
        element.setAttribute('limit', '1')
        one.append(element)
      }
      await Promise.all(ready)
      const viewOf = (element: Element) =>
        element.shadowRoot!.querySelector('.root') ?? element.querySelector('.root')
      const views = elements.map(viewOf)
      for (const element of elements) other.prepend(element)
      await nextTask()
      await nextTask()
      const lost = elements.filter(
        (element, index) => !viewOf(element) || viewOf(element) !== views[index]
      ).length
      other.replaceChildren()
      await nextTask()
      await nextTask()
      return lost
    },
    [TAGS, PER_ROUND] as const
  )
}

type Counters = Record<keyof typeof LIMITS, number>

async function countersOf(page: Page, client: CDPSession): Promise<Counters> {
  for (let passes = 0; passes < 3; passes++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)!.value
  const timers = await page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size)
  return {
    Nodes: of('Nodes'),
    JSEventListeners: of('JSEventListeners'),
    JSHeapUsedSize: of('JSHeapUsedSize'),
    timers
  }
}

interface Counted {
  page: Page
  client: CDPSession
  before: Counters
}

/** Names of the counters that have grown by more than their limit. */
async function grown({ page, client, before }: Counted): Promise<string[]> {
  const after = await countersOf(page, client)
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
  if (process.env['VERBOSE'])
    console.log(Object.fromEntries(names.map(name => [name, after[name] - before[name]])))
  return names.filter(name => after[name] - before[name] > LIMITS[name])
}

test('R4 H12 a thousand elements that come, move and go leave nothing behind', async () => {
  const page = await openEmpty()
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  // Loads the code, and fills caches.
  for (let rounds = 0; rounds < 3; rounds++) await round(page)
  await page.waitForLoadState('networkidle')
  const before = await countersOf(page, client)

  for (let mounted = 0; mounted < 1_000; mounted += PER_ROUND)
    expect(await round(page), 'views lost by a move').toBe(0)

  // The last tree may be a large one: another round lets go of it. Stores end a second after their last user, so counting
  // comes before the next round, not right after one. What leaks, stays.
  const grownBeforeRound = async () => {
    const names = await grown({ page, client, before })
    if (names.length > 0) await round(page)
    return names
  }
  await expect.poll(grownBeforeRound, { interval: 2_000 }).toEqual([])
  const requests: string[] = []
  page.on('request', request => requests.push(request.postData() ?? request.url()))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(requests, 'requests of elements that are gone').toEqual([])
})

/** Mounts frames until all are ready, and unmounts them. */
function roundOfFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const elements = Array.from({ length: 5 }, () => document.createElement('bnw-balance'))
    const ready = elements.map(
      element => new Promise(resolve => element.addEventListener('bnw-ready', resolve, { once: true }))
    )
    document.body.append(...elements)
    await Promise.all(ready)
    document.body.replaceChildren()
  })
}

test('R4 EMB-10 frames that come and go leave nothing behind', FRAMES_ONLY, async () => {
  const page = await visitFramed({ body: '', head: `<script>${COUNT_TIMERS}</script>` })
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  for (let rounds = 0; rounds < 2; rounds++) await roundOfFrames(page)
  const before = await countersOf(page, client)

  for (let rounds = 0; rounds < 4; rounds++) await roundOfFrames(page)

  await expect.poll(() => grown({ page, client, before })).toEqual([])
  expect(page.frames()).toHaveLength(1)
})
