import { describe, expect, test } from 'vitest'

import { visitHostile, type Visited } from './hostile-page.ts'

const firstGame = ({ page }: Visited) =>
  page
    .locator('bnw-lobby')
    .getByRole('link', { name: /^Oyna / })
    .first()

const RECORD_ERRORS = `window.dispatched = []
  addEventListener('bnw-error', event => dispatched.push(event.target.localName + ' ' + event.detail.code));`

/** The elements that have dispatched `bnw-error`, with the code; on a page that runs RECORD_ERRORS. */
const errorsOf = ({ page }: Pick<Visited, 'page'>): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { dispatched: string[] }).dispatched.toSorted())

describe('a hostile or careless page', () => {
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
    'window.URL = function () { throw new TypeError("hostile") }',
    'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }'
  ])('EMB-04 H49 after %s the fallback stays, and one event of each element reports it', async missing => {
    const { page, errors } = await visitHostile({ script: `${RECORD_ERRORS} ${missing}` })

    await expect
      .poll(() => errorsOf({ page }))
      .toEqual(['bnw-content load', 'bnw-lobby load', 'bnw-login load'])
    expect(await page.evaluate(() => document.body.innerText)).toMatch(/Oyunlar\s*Giriş\s*Kurallar/)
    expect(errors).toEqual([expect.stringMatching(/^bnw: not loaded: all elements TypeError/)])
  })

  test('EMB-09 H2 names that renderers set on objects and that throw: the fallback stays, and one event reports it', async () => {
    const script = `${RECORD_ERRORS} for (const name of ['state', 'type'])
      Object.defineProperty(Object.prototype, name, { get: () => undefined, set() { throw new Error('hostile') } })`
    const elements = '<bnw-language>Dil</bnw-language><bnw-theme>Tema</bnw-theme>'
    const { page, errors } = await visitHostile({ script, elements })

    await expect.poll(() => errorsOf({ page })).toEqual(['bnw-language page', 'bnw-theme page'])
    expect(await page.evaluate(() => document.body.innerText)).toMatch(/Dil\s*Tema/)
    expect(errors.toSorted().map(line => line.split('\n')[0])).toEqual([
      'bnw: not loaded: bnw-language Error: hostile',
      'bnw: not loaded: bnw-theme Error: hostile'
    ])
  })

  test('EMB-04 H2 elements that load parts later work with enumerable values on objects', async () => {
    const elements = '<bnw-promotions></bnw-promotions><bnw-tournaments></bnw-tournaments>'
    const { page, errors } = await visitHostile({ script: 'Object.prototype.hostile = "hostile"', elements })

    await page.locator('bnw-promotions').getByRole('heading').first().waitFor()
    await page.locator('bnw-tournaments').getByRole('heading').first().waitFor()
    expect(errors).toEqual([])
  })

  test('EMB-04 H34 a stored language that is the name of an inherited property requests no file of that name', async () => {
    const visited = await visitHostile({ script: "localStorage.setItem('bnwUserLang', 'constructor')" })

    await firstGame(visited).waitFor()
    expect(visited.errors).toEqual([])
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
