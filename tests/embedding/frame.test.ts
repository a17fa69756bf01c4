import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { expectAccessible, recordShifts, totalShift, WCAG } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { widgets } from './flavour.ts'
import { frameOf, heard, LISTEN, logInByKeyboard, visitFramed } from './framed-page.ts'

const { site } = sandbox

interface Session {
  status: string
  /** Since when, ms since 1970. */
  at: number
}

/** In each document: keeps its last session. */
function keepSession(): void {
  addEventListener('bnw-session', event => {
    const { status } = (event as CustomEvent<Session>).detail
    Object.assign(globalThis, { session: { status, at: performance.timeOrigin + event.timeStamp } })
  })
}

/** Resolves with the time between a status in the frame of bnw-login and the same in that of bnw-balance, ms. */
async function sessionDelay(page: Page, status: string): Promise<number> {
  const timeIn = async (tag: string) => {
    const read = () =>
      frameOf(page, tag)
        .locator(tag)
        .evaluate(() => (globalThis as unknown as { session: Session }).session)
    await expect.poll(read).toMatchObject({ status })
    return (await read()).at
  }
  const login = await timeIn('bnw-login')
  return (await timeIn('bnw-balance')) - login
}

/** In each document: as Chromium does in frames of another site where it blocks third-party cookies. */
function blockStorageOfFrames(): void {
  if (window === top) return
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get })
}

const TWO = '<bnw-login>Giriş</bnw-login><bnw-balance></bnw-balance><p>Text below</p>'

describe('a private element on a partner’s page', () => {
  test('N4 EMB-10 is a frame of the site; login and logout reach all frames within a second', async () => {
    const requested: string[] = []
    const page = await visitFramed({
      body: TWO,
      head: `<script>${LISTEN}</script>`,
      prepare: async opened => {
        await opened.addInitScript(keepSession)
        opened.on('request', request => {
          if (request.frame() === opened.mainFrame()) requested.push(new URL(request.url()).pathname)
        })
      }
    })
    const login = frameOf(page, 'bnw-login')
    const amount = frameOf(page, 'bnw-balance').getByText(/₺/).first()
    await logInByKeyboard(page)
    // A short message is below the low element, not over it. First, since it is gone after 1.5 s.
    const message = await login.getByText('Giriş yapıldı').boundingBox()
    const element = await page.locator('bnw-login').boundingBox()
    expect(message!.y).toBeGreaterThan(element!.y + element!.height)

    expect(await sessionDelay(page, 'player')).toBeLessThan(1_000)
    await amount.waitFor()
    expect(await page.locator('bnw-login input').count()).toBe(0)
    expect(await page.evaluate(heard)).toEqual(
      expect.arrayContaining([
        'bnw-ready bnw-login {"element":"bnw-login"}',
        'bnw-session bnw-login {"status":"player"}'
      ])
    )
    // The page itself loads neither React nor a form.
    expect(requested).toEqual(['/framed', `${widgets}bnw.js`, `${widgets}frame.js`])

    await login.getByRole('button', { name: 'Çıkış Yap' }).click()
    expect(await sessionDelay(page, 'guest')).toBeLessThan(1_000)
    await amount.waitFor({ state: 'detached' })
    await login.getByLabel('Kullanıcı Adı').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('bnwUserSession'))).toBeNull()
  })

  test('N4 SESS-09 EMB-10 frames share the session although the browser blocks their storage', async () => {
    const page = await visitFramed({
      body: TWO,
      prepare: opened => opened.addInitScript(blockStorageOfFrames)
    })
    await logInByKeyboard(page)
    await frameOf(page, 'bnw-balance').getByText(/₺/).first().waitFor()
    await page.evaluate(() => document.body.append(document.createElement('bnw-favourites')))
    await frameOf(page, 'bnw-favourites')
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()

    await frameOf(page, 'bnw-login').getByRole('button', { name: 'Çıkış Yap' }).click()
    await frameOf(page, 'bnw-favourites').getByRole('button', { name: 'Giriş Yap' }).waitFor()
  })

  test('EMB-01 works with a public element in a closed shadow root, whose modules the page imports', async () => {
    const modules = ['login', 'game-rail'].map(name => `import '${site}${widgets}${name}.js'`)
    const root = `document.querySelector('#host').attachShadow({ mode: 'closed' })`
    const elements = '<bnw-login></bnw-login><bnw-game-rail></bnw-game-rail>'
    const page = await visitFramed({
      head: `<script>${LISTEN}</script>`,
      body: `<div id="host"></div><script type="module">${modules.join(';')};${root}.innerHTML = '${elements}'</script>`
    })

    const ready = ['bnw-login', 'bnw-game-rail'].map(
      element => `bnw-ready div ${JSON.stringify({ element })}`
    )
    await expect.poll(() => page.evaluate(heard)).toEqual(expect.arrayContaining(ready))
  })

  test('EMB-05 is as high as its content without scroll bars, and moves nothing while it loads', async () => {
    for (const width of [1280, 390]) {
      const page = await visitFramed({
        body: `<bnw-login></bnw-login>${'<p>Text below the element.</p>'.repeat(12)}`,
        width,
        prepare: recordShifts
      })
      const form = frameOf(page, 'bnw-login')
      await form.getByRole('button', { name: 'Giriş Yap' }).waitFor()
      await page.waitForLoadState('networkidle')

      const inside = await form
        .locator('bnw-login')
        .evaluate(element => [
          element.getBoundingClientRect().height,
          innerHeight,
          document.documentElement.scrollHeight
        ])
      expect(new Set(inside.map(Math.ceil)).size, `${width} px: ${inside.join(' ')}`).toBe(1)
      expect(await totalShift(page)).toBeLessThan(0.02)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('A11Y-01 has a name of its own, in a group, and is no tab stop while it is empty', async () => {
    const page = await visitFramed({ body: `<button>Before</button>${TWO}` })
    const login = frameOf(page, 'bnw-login')
    await login.getByRole('button', { name: 'Giriş Yap' }).waitFor()
    const frame = (tag: string) => page.locator(`${tag} iframe`)
    const host = new URL(site).host
    expect(await frame('bnw-login').getAttribute('title')).toBe(`Giriş Yap · Güvenli bölüm · ${host}`)
    expect(await frame('bnw-balance').getAttribute('title')).toBe(`Bakiye · Güvenli bölüm · ${host}`)
    const titles = () => Promise.all(page.frames().map(async one => one.title()))
    await expect.poll(titles).toEqual(expect.arrayContaining(['Giriş Yap · Rıhtım', 'Bakiye · Rıhtım']))
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const exposed = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value)
    expect(exposed).not.toContain('dialog')

    await expect.poll(() => frame('bnw-balance').getAttribute('tabindex')).toBe('-1')
    await logInByKeyboard(page)
    await expect.poll(() => frame('bnw-balance').getAttribute('tabindex')).toBeNull()
  })

  test('EMB-02 EMB-11 follows attributes, language, theme and accent of the page', async () => {
    const page = await visitFramed({
      body: '<bnw-login></bnw-login><bnw-language></bnw-language><bnw-theme></bnw-theme>'
    })
    const inner = frameOf(page, 'bnw-login').locator('bnw-login')
    await frameOf(page, 'bnw-login').getByRole('button', { name: 'Giriş Yap' }).waitFor()
    const read = (name: string) => inner.evaluate((element, key) => element.getAttribute(key), name)
    expect([await read('theme'), await read('data-mode')]).toEqual(['dark', 'dark'])

    await page.locator('bnw-theme').getByRole('button').click()
    await expect.poll(() => read('data-mode')).toBe('light')
    await page.locator('bnw-login').evaluate(element => element.setAttribute('accent', '#cc0044'))
    await expect.poll(() => read('accent')).toBe('#cc0044')
    await page.locator('bnw-login').evaluate(element => element.setAttribute('theme', 'dark'))
    await expect.poll(() => read('data-mode')).toBe('dark')
    await page.locator('bnw-language').getByRole('button').click()
    await page.getByRole('menuitemradio', { name: /English|EN/ }).click()
    await frameOf(page, 'bnw-login').getByRole('button', { name: 'Log in', exact: true }).waitFor()

    // What the player has chosen on the site itself is not touched.
    expect(
      await inner.evaluate(() => [localStorage.getItem('bnwUserLang'), localStorage.getItem('bnwUserMode')])
    ).toEqual([null, null])
  })

  test('EMB-11 follows the page’s colour after moveBefore(), and style sheets that are added later', async () => {
    const page = await visitFramed({
      body: '<bnw-login></bnw-login><bnw-language></bnw-language><div id="place"></div>',
      settings: 'data-theme="auto"'
    })
    const modes = () =>
      page.evaluate(() =>
        ['bnw-login', 'bnw-language'].map(tag => document.querySelector<HTMLElement>(tag)!.dataset['mode'])
      )
    await expect.poll(modes).toEqual(['light', 'light'])
    await page.evaluate(() => {
      const place = document.querySelector('#place')!
      for (const element of document.querySelectorAll('bnw-login, bnw-language'))
        place.moveBefore(element, null)
    })
    await page.evaluate(() => document.querySelector('#place')!.setAttribute('style', 'background: #111'))
    await expect.poll(modes).toEqual(['dark', 'dark'])

    const style = await page.addStyleTag({ content: '#place { background: #fff !important }' })
    await expect.poll(modes).toEqual(['light', 'light'])
    // A theme that is another style sheet.
    await style.evaluate(element => (element.textContent = '#place { background: #222 !important }'))
    await expect.poll(modes).toEqual(['dark', 'dark'])
    await page.evaluate(() => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      sheet.href = 'data:text/css,%23place%23place { background: %23fff !important }'
      document.head.append(sheet)
    })
    await expect.poll(modes).toEqual(['light', 'light'])
  })

  test('EMB-03 leaves an intent to the page that prevents it, else opens the site', async () => {
    const page = await visitFramed({ body: '<bnw-login></bnw-login>', settings: 'data-affiliate="a1"' })
    const link = frameOf(page, 'bnw-login').getByRole('link', { name: 'Üye Ol' })
    const opening = page.context().waitForEvent('page')
    await link.click()
    const opened = new URL((await opening).url())
    expect([opened.origin, opened.pathname, opened.searchParams.get('reference-number')]).toEqual([
      site,
      '/register',
      'a1'
    ])

    await page.evaluate(() =>
      addEventListener('bnw-navigate', event => {
        event.preventDefault()
        document.title = (event as CustomEvent<{ path: string }>).detail.path
      })
    )
    await link.click()
    await expect.poll(() => page.title()).toBe('/register')
    expect(page.context().pages()).toHaveLength(2)
  })

  test('EMB-06 refresh() resolves, moveBefore() keeps the frame, a move loads it again, and removal ends it', async () => {
    const page = await visitFramed({
      body: '<bnw-balance></bnw-balance><div id="place"></div>',
      head: `<script>${LISTEN}</script>`
    })
    const ready = () =>
      page.evaluate(
        () =>
          (window as unknown as { heard: string[] }).heard.filter(one => one.startsWith('bnw-ready')).length
      )
    await expect.poll(ready).toBe(1)
    const balance = page.locator('bnw-balance')
    await balance.evaluate((element: HTMLElement & { refresh(): Promise<void> }) => element.refresh())
    await balance.evaluate(element => document.body.moveBefore(element, null))
    await balance.evaluate((element: HTMLElement & { refresh(): Promise<void> }) => element.refresh())
    expect(await ready()).toBe(1)

    await balance.evaluate(element => document.getElementById('place')!.append(element))
    await expect.poll(ready).toBe(2)
    await balance.evaluate(element => element.remove())
    expect(page.frames()).toHaveLength(1)
  })
})

test('EMB-08 EMB-10 frames, scripts and pictures load on a page with an embedder policy', async () => {
  const page = await visitFramed({
    body: '<bnw-login></bnw-login><bnw-game-rail></bnw-game-rail>',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' }
  })

  await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').waitFor()
  const picture = page.locator('bnw-game-rail img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('EMB-10 a frame below the window, where the browser draws nothing, is kept until it is scrolled to', async () => {
  const page = await visitFramed({
    body: '<div style="height: 5000px"></div><bnw-login>Giriş</bnw-login>',
    head: `<script>${LISTEN}</script>`,
    prepare: opened => opened.clock.install()
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join())
  await expect
    .poll(async () => {
      await page.clock.runFor(200)
      return heard()
    })
    .toContain('bnw-ready')
  await page.clock.runFor(11_000)

  await page.locator('bnw-login').scrollIntoViewIfNeeded()
  const name = frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı')
  await expect
    .poll(async () => {
      await page.clock.runFor(200)
      return name.isVisible()
    })
    .toBe(true)
})

describe('SEC-03 a frame that cannot be had', () => {
  const failing: [string, (route: Route) => Promise<void>, number][] = [
    ['is refused by the network', route => route.abort(), 200],
    ['does not exist', route => route.fulfill({ status: 404, body: 'no' }), 200],
    ['never answers', () => new Promise(() => undefined), 10_001]
  ]
  test.each(failing)(
    'SEC-03 shows a link to the site if it %s, never the form, and tries again',
    async (_name, fail, step) => {
      const page = await visitFramed({
        body: '<bnw-login>Giriş</bnw-login>',
        head: `<script>${LISTEN}</script>`,
        settings: 'data-affiliate="a1"',
        prepare: async opened => {
          await opened.clock.install()
          await opened.route(`${site}/embed/login`, fail)
        }
      })
      await page.waitForSelector('bnw-login:defined')
      // A refusal may be known by now.
      if (step > 10_000) expect(await page.locator('bnw-login').innerText()).toContain('Giriş')

      const link = page.locator('bnw-login').getByRole('link', { name: 'Sitede aç' })
      const stepOn = async () => {
        await page.clock.fastForward(step)
        return link.isVisible()
      }
      await expect.poll(stepOn, { interval: 250 }).toBe(true)
      // A refusal is known as soon as the browser has loaded its own page for it.
      if (step < 10_000) expect(await page.evaluate(() => performance.now())).toBeLessThan(10_000)
      expect(await link.getAttribute('href')).toBe(`${site}/?reference-number=a1`)
      expect(await page.evaluate(heard)).toEqual([
        'bnw-state bnw-login {"state":"error"}',
        'bnw-error bnw-login {"code":"frame","retryable":true}'
      ])
      expect(await page.locator('input').count()).toBe(0)
      await expectAccessible(page, WCAG)

      await page.unroute(`${site}/embed/login`)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').waitFor()
      expect(await link.isVisible()).toBe(false)
    }
  )

  test('SEC-03 shows a link to the site while the device is offline, and the form afterwards', async () => {
    const page = await visitFramed({
      body: '<bnw-balance></bnw-balance>',
      head: `<script>${LISTEN}</script>`
    })
    await page.waitForSelector('bnw-balance:defined')
    await page.context().setOffline(true)
    await page.evaluate(() => document.body.append(document.createElement('bnw-login')))
    const link = page.locator('bnw-login').getByRole('link', { name: 'Sitede aç' })
    await link.waitFor()
    expect(await page.evaluate(heard)).toContain('bnw-state bnw-login {"state":"offline"}')
    expect(await page.locator('bnw-login :is(input, iframe)').count()).toBe(0)

    await page.context().setOffline(false)
    await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').waitFor()
    expect(await link.isVisible()).toBe(false)
  })

  test('SEC-03 H76 shows a link to the site at an origin that is not listed', async () => {
    const page = await visitFramed({
      origin: sandbox.games,
      body: '<bnw-login></bnw-login>',
      head: `<script>${LISTEN}</script>`
    })
    const link = page.locator('bnw-login').getByRole('link', { name: 'Sitede aç' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(site)
    expect(await page.evaluate(heard)).toContain('bnw-error bnw-login {"code":"frame","retryable":true}')
    expect(await page.locator('bnw-login :is(input, iframe)').count()).toBe(0)
  })

  test('EMB-10 isolation="inline" of an origin that is not on the inline list is ignored', async () => {
    const page = await visitFramed({ body: '<bnw-login></bnw-login>', settings: 'data-isolation="inline"' })

    await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').waitFor()
    expect(await page.locator('bnw-login input').count()).toBe(0)
  })
})
