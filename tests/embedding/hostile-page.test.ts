import { describe, expect, test } from 'vitest'

import { visitHostile, type HostilePage, type Visited } from './hostile-page.ts'

const firstGame = ({ page }: Visited) =>
  page
    .locator('bnw-lobby')
    .getByRole('link', { name: /^Oyna / })
    .first()

/** All elements are shown, work, and send exactly the calls of the contract. */
async function expectAllWorks(visited: Visited): Promise<void> {
  const { page, sent, errors } = visited
  await firstGame(visited).waitFor()
  await page.locator('bnw-login').getByRole('button', { name: 'Giriş Yap' }).waitFor()
  await page.locator('bnw-content').getByRole('heading').first().waitFor()
  for (const tag of ['bnw-lobby', 'bnw-login', 'bnw-content']) {
    const box = await page.locator(tag).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), tag).toBeGreaterThanOrEqual(50)
  }
  await page.evaluate(() => {
    document.addEventListener('bnw-game-launch', event => {
      event.preventDefault()
      document.title = (event as CustomEvent<{ type: string }>).detail.type
    })
  })
  await firstGame(visited).click()
  expect(await page.title()).toBe('slot')
  expect(page.context().pages()).toHaveLength(1)
  expect(sent).toContainEqual({
    api: { class: 'casino', method: 'games_list' },
    data: { Lang: 'tr', limit: 48, offset: 0 }
  })
  expect(JSON.stringify(sent)).not.toContain('hostile')
  expect(errors).toEqual([])
}

const PAGES: [name: string, page: HostilePage][] = [
  ['H1 enumerable methods on arrays', { script: 'Array.prototype.hostile = function () { return 1 }' }],
  ['H1 values on arrays', { script: 'Array.prototype.hostile = ["hostile"]; Array.prototype[""] = 7' }],
  ['H2 an enumerable method on objects', { script: 'Object.prototype.hostile = function () {}' }],
  [
    'H2 enumerable values on objects',
    { script: 'Object.prototype.hostile = "hostile"; Object.prototype["a b("] = { hostile: 1 }' }
  ],
  [
    'H2 toJSON on all prototypes',
    { script: 'Object.prototype.toJSON = Array.prototype.toJSON = String.prototype.toJSON = () => "hostile"' }
  ],
  [
    'H5 trim of an old library',
    { script: 'String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, "") }' }
  ],
  ['H5 trim that does nothing', { script: 'String.prototype.trim = function () { return this }' }],
  [
    'H5 startsWith of an old library',
    { script: 'String.prototype.startsWith = function (text) { return this.indexOf(text) === 0 }' }
  ],
  ['H5 Array.from without iterators', { script: 'Array.from = list => Array.prototype.slice.call(list)' }],
  [
    'H5 bind of an old library',
    {
      script:
        'Function.prototype.bind = function (self, ...first) { const work = this; return function (...rest) { return work.apply(self, first.concat(rest)) } }'
    }
  ],
  [
    'H5 reduce and map that also take objects',
    {
      script:
        'const map = Array.prototype.map; Array.prototype.map = function (...a) { return map.apply(this, a) }; Array.prototype.reduce = function (work, start) { let sum = start; for (let i = 0; i < this.length; i++) sum = work(sum, this[i], i, this); return sum }'
    }
  ],
  [
    'H5 a Promise of its own',
    { script: 'const Real = Promise; window.Promise = class Promise extends Real {}' }
  ],
  [
    'H5 fetch and history wrapped',
    {
      script:
        'const real = fetch; window.fetch = function () { return real.apply(window, arguments) }; const push = history.pushState; history.pushState = function () { return push.apply(this, arguments) }'
    }
  ],
  [
    'H5 a wrapped addEventListener',
    {
      script:
        'const real = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, work, options) { return real.call(this, type, work, options) }'
    }
  ],
  ['H7 no console', { script: 'delete window.console; window.console = undefined' }],
  [
    'H7 no requestAnimationFrame',
    { script: 'window.requestAnimationFrame = window.cancelAnimationFrame = undefined' }
  ],
  ['H7 no MessageChannel', { script: 'window.MessageChannel = undefined' }],
  ['H7 no requestIdleCallback', { script: 'window.requestIdleCallback = undefined' }],
  [
    'H8 a React of another version',
    {
      script:
        'window.React = { version: "16.0.0", createElement() { throw new Error("hostile") } }; window.ReactDOM = window.React'
    }
  ],
  [
    'H8 module loaders',
    {
      script:
        'const trap = () => { throw new Error("hostile") }; window.define = Object.assign(trap, { amd: {} }); window.require = trap; window.exports = {}; window.module = { exports: {} }; window.process = { env: { NODE_ENV: "development" } }; window.global = window'
    }
  ],
  [
    'H15 another base and no referrer',
    { head: '<base href="https://hostile.example/"><meta name="referrer" content="no-referrer">' }
  ],
  [
    'H17 handlers of errors that swallow',
    { script: 'window.onerror = () => true; window.onunhandledrejection = event => event.preventDefault()' }
  ],
  ['H20 quirks mode', { doctype: '' }],
  [
    'H21 a style that hides everything',
    {
      head: '<style>bnw-lobby, bnw-login, bnw-content { display: none !important; visibility: hidden !important; opacity: 0 !important; pointer-events: none !important } bnw-lobby *, .root { display: none !important }</style>'
    }
  ],
  [
    'H23 H25 H29 careless styles',
    {
      head: '<style>* { letter-spacing: 3px; text-transform: uppercase; line-height: 3; pointer-events: none; user-select: none; --color: red } html { direction: rtl; font: italic 30px serif }</style>'
    }
  ],
  [
    'H26 ancestors that are moved and contained',
    { head: '<style>body { transform: scale(.9); contain: layout; overflow: auto }</style>' }
  ]
]

/** `HOSTILE=full` tests each one separately; `npm test` all of an id at once. */
function perId(pages: typeof PAGES): typeof PAGES {
  const merged = new Map<string, HostilePage>()
  for (const [name, { script = '', head = '', ...rest }] of pages) {
    const id = name.split(' ')[0]!
    const { script: scripts = '', head: heads = '', ...others } = merged.get(id) ?? {}
    merged.set(id, { ...others, ...rest, script: `${scripts};{${script}}`, head: heads + head })
  }
  return [...merged]
}

const RECORD_ERRORS = `window.dispatched = []
  addEventListener('bnw-error', event => dispatched.push(event.target.localName + ' ' + event.detail.code));`

/** The elements that have dispatched `bnw-error`, with the code; on a page that runs RECORD_ERRORS. */
const errorsOf = ({ page }: Pick<Visited, 'page'>): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { dispatched: string[] }).dispatched.toSorted())

describe('a hostile or careless page', () => {
  test.each(process.env['HOSTILE'] === 'full' ? PAGES : perId(PAGES))(
    'EMB-04 %s has no effect',
    async (_name, hostile) => {
      await expectAllWorks(await visitHostile(hostile))
    }
  )

  test.each(['dangerouslySetInnerHTML', 'children', 'style'])(
    'EMB-04 H3 %s on every object is not rendered: the fallback stays, and one event reports it',
    async prop => {
      const script = `${RECORD_ERRORS}
        window.harmed = 0; Object.prototype.${prop} = ${prop === 'children' ? "'hostile'" : "{ __html: '<img src=x onerror=harmed++>', color: 'red' }"}`
      const { page, errors } = await visitHostile({ script })

      await expect
        .poll(() => errorsOf({ page }))
        .toEqual(['bnw-content page', 'bnw-lobby page', 'bnw-login page'])
      expect(await page.evaluate(() => document.body.innerText)).toMatch(/Oyunlar\s+Giriş\s+Kurallar/)
      expect(await page.evaluate(() => (window as unknown as { harmed: number }).harmed)).toBe(0)
      expect(errors).toEqual([])
    }
  )

  test.each([
    'delete Element.prototype.attachShadow',
    'window.MutationObserver = undefined',
    'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }'
  ])('EMB-04 H49 after %s the fallback stays, and one event of each element reports it', async missing => {
    const { page, errors } = await visitHostile({ script: `${RECORD_ERRORS} ${missing}` })

    await expect
      .poll(() => errorsOf({ page }))
      .toEqual(['bnw-content load', 'bnw-lobby load', 'bnw-login load'])
    expect(await page.evaluate(() => document.body.innerText)).toMatch(/Oyunlar\s*Giriş\s*Kurallar/)
    expect(errors).toEqual([])
  })

  test('EMB-04 H2 elements that load parts later work with enumerable values on objects', async () => {
    const elements = '<bnw-promotions></bnw-promotions><bnw-tournaments></bnw-tournaments>'
    const { page, errors } = await visitHostile({ script: 'Object.prototype.hostile = "hostile"', elements })

    await page.locator('bnw-promotions').getByRole('heading').first().waitFor()
    await page.locator('bnw-tournaments').getByRole('heading').first().waitFor()
    expect(errors).toEqual([])
  })

  test('EMB-04 H18 R6 does not change the page’s globals and prototypes', async () => {
    const snapshot = `window.snapshot = () => {
      const of = thing => Reflect.ownKeys(thing).map(key => String(key) + ':' + typeof Object.getOwnPropertyDescriptor(thing, key).value).sort()
      return { window: Reflect.ownKeys(window).map(String).filter(key => !/^\\d+$/.test(key)).sort(), object: of(Object.prototype), array: of(Array.prototype), string: of(String.prototype), promise: of(Promise.prototype), element: of(Element.prototype), html: of(HTMLElement.prototype), target: of(EventTarget.prototype) }
    }; window.before = null; window.before = snapshot()`
    const visited = await visitHostile({ script: snapshot })
    await firstGame(visited).waitFor()
    const { before, after } = await visited.page.evaluate(() => {
      const page = window as unknown as {
        before: Record<string, string[]>
        snapshot(): Record<string, string[]>
      }
      return { before: page.before, after: page.snapshot() }
    })

    const added = after['window']!.filter(key => !before['window']!.includes(key))
    expect(added.toSorted()).toEqual(['Symbol(bnw.page)', 'nanostoresGlobal'])
    expect({ ...after, window: [] }).toEqual({ ...before, window: [] })
  })
})
