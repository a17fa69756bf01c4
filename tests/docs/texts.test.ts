import { brotliCompressSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { guides, recipes } from '../../demo/docs/lib/sections.js'
import { describeElements } from '../../scripts/custom-elements.js'
import { openPage, sharedPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { docs, openDocs } from './docs-page.ts'

const pages = [...guides(), ...recipes()].map(({ url }) => url)

const blank = sharedPage()

/** The text or an attribute of all matches in a page of the documentation, which is read and not opened. */
async function readAll(url: string, selector: string, attribute = ''): Promise<string[]> {
  const html = await (await fetch(docs + url)).text()
  return blank().evaluate(
    ([html, selector, attribute]) => {
      const matches = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)
      return Array.from(matches, match => (attribute ? match.getAttribute(attribute)! : match.textContent))
    },
    [html, selector, attribute] as const
  )
}

/** The examples of a page that are HTML with elements. */
async function htmlExamples(url: string): Promise<string[]> {
  const codes = await readAll(url, 'code.language-html')
  // A held-back script is no running example, and a hash belongs to one build.
  return codes.filter(code => /['<]bnw-/.test(code) && !/text\/plain|integrity=/.test(code))
}

/** The policy that a recipe gives to a page, on one line; undefined if it gives none. */
async function policyOf(url: string): Promise<string | undefined> {
  const texts = await readAll(url, 'code.language-text')
  const policy = texts.find(text => text.startsWith('Content-Security-Policy:'))
  return policy?.replace('Content-Security-Policy:', '').replaceAll(/\s+/g, ' ').trim()
}

declare global {
  interface Window {
    violations?: string[]
    ready?: Set<Element>
  }
}

/**
 * Puts an example into a page of the partner, as a reader would, and resolves when its elements are there.
 *
 * @returns What the browser reports against the policy.
 */
async function run(example: string, policy?: string): Promise<string[]> {
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  const script = `<script type="module" src="${sandbox.site}/widgets/bnw.js"></script>`
  const hasScript = example.includes('bnw.js')
  const body = example.includes('<!doctype') ? example : `<!doctype html>${hasScript ? '' : script}${example}`
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {}
  await page.addInitScript(() => {
    window.violations = []
    window.ready = new Set()
    document.addEventListener('bnw-ready', event => window.ready!.add(event.target as Element))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations!.push(`${effectiveDirective} ${blockedURI}`)
    )
  })
  await page.route(`${sandbox.partner}/example`, route =>
    route.fulfill({ body, contentType: 'text/html', headers })
  )
  await page.route(`${sandbox.partner}/vendor/bnw/**`, async route => {
    const path = new URL(route.request().url()).pathname.replace('/vendor/bnw/', '')
    await route.fulfill({ response: await route.fetch({ url: `${sandbox.site}/widgets/${path}` }) })
  })
  await page.goto(`${sandbox.partner}/example`)
  const button = page.locator('button#agree')
  if (await button.count()) await button.click()
  await page.waitForFunction(mustBeReady => {
    const own = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('bnw-'))
    const isThere = (element: Element) =>
      element.matches(':defined') && (!mustBeReady || window.ready!.has(element))
    return own.length > 0 && own.every(isThere)
  }, Boolean(policy))
  return page.evaluate(() => window.violations!)
}

/** Whether the page of a link is there, and has the place that its fragment names. */
async function targetOf(link: string): Promise<string> {
  const response = await fetch(link)
  if (!response.ok) return `HTTP ${response.status}`
  const id = decodeURIComponent(new URL(link).hash.slice(1))
  return !id || (await response.text()).includes(`id="${id}"`) ? 'there' : 'no such id'
}

/** Bytes of a file as it is sent to browsers that read brotli. */
async function fetchedSize(url: string): Promise<number> {
  return brotliCompressSync(await (await fetch(url)).bytes()).length
}

describe('the texts', () => {
  test.each(pages)('EMB-12 EMB-15 %s has HTML that works as it is written', async url => {
    for (const example of await htmlExamples(url)) await run(example)
  })

  test.each(['/recipes/strict-csp.html', '/recipes/trusted-types.html'])(
    'SEC-01 EMB-12 %s has a policy under which its HTML works without a violation',
    async url => {
      const policy = await policyOf(url)
      expect(policy).toMatch(/script-src|trusted-types/)
      const examples = await htmlExamples(url)
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) expect(await run(example, policy)).toEqual([])

      const script = '<script>try { document.body.innerHTML = "<b>" } catch {}</script>'
      expect(await run(examples[0]! + script, policy)).not.toEqual([])
    }
  )

  test('EMB-12 the page to copy shows three elements', async () => {
    const [page] = await htmlExamples('/guide/start.html')
    expect(new Set(page?.match(/<bnw-[\w-]+/g))).toEqual(
      new Set(['<bnw-login', '<bnw-balance', '<bnw-lobby'])
    )
    expect(/<html lang="(\w+)"/.exec(page!)?.[1]).toBe(/data-lang="(\w+)"/.exec(page!)?.[1])
  })

  test('EMB-12 have HTML for each way to embed', async () => {
    const counts = await Promise.all(
      ['/guide/start.html', '/recipes/html.html', '/recipes/wordpress.html', '/recipes/strict-csp.html'].map(
        async url => (await htmlExamples(url)).length
      )
    )
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('EMB-12 give the sizes of this build, with a limit for each', async () => {
    const { page } = await openDocs()
    await page.goto(`${docs}/guide/sizes.html`)
    const rows = await page
      .locator('tbody tr')
      .evaluateAll(all => all.map(row => [...row.children].slice(1).map(cell => Number(cell.textContent))))

    expect(rows.length).toBeGreaterThan(8)
    expect(rows.flat().filter(figure => !(figure > 0))).toEqual([])
    // The loader and the frame, which the sandbox of this test serves.
    const files = ['bnw.js', 'frame.js'].map(file => fetchedSize(`${sandbox.site}/widgets/${file}`))
    const [loader = 0, frame = 0] = await Promise.all(files)
    expect(rows.map(([requests, size]) => `${requests} ${size}`)).toContain(
      `2 ${Number(((loader + frame) / 1024).toFixed(1))}`
    )
  })

  test('EMB-12 link to pages that exist', async () => {
    const found = new Set<string>()
    for (const url of [...pages, '/index.html', '/elements/index.html', '/elements/bnw-lobby.html']) {
      const links = await readAll(url, 'a[href]', 'href')
      // The fragment of an example is its settings.
      for (const { href } of links.map(link => new URL(link, docs + url)))
        if (href.startsWith(docs)) found.add(href.replace(/(playground|frame)\.html#.*/, '$1.html'))
    }
    const replies = await Promise.all([...found].map(async link => [link, await targetOf(link)] as const))
    expect(replies.filter(([, target]) => target !== 'there')).toEqual([])
    expect(found.size).toBeGreaterThan(50)
  })

  test('EMB-15 are searched again after the index has failed, which the dialog says', async () => {
    const { page } = await openDocs()
    await page.route('**/search.json', route => route.fulfill({ status: 503 }))
    await page.goto(`${docs}/guide/start.html`)
    await page.keyboard.press('/')
    const input = page.getByRole('combobox', { name: 'Search the documentation' })
    await input.fill('i')
    await expect.poll(() => page.locator('.search-note').textContent()).toContain('has not loaded')

    await page.unroute('**/search.json')
    await input.fill('integrity')

    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Integrity')
    expect(await page.locator('.search-note').textContent()).toBe('')
  })

  test('EMB-12 copy a code also where the page has no clipboard', async () => {
    const { page } = await openDocs()
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(`${docs}/guide/start.html`)
    await page.evaluate(() =>
      document.addEventListener('copy', () => (document.title = getSelection()!.toString()))
    )
    const button = page.locator('.copy').first()
    await button.click()

    expect(await button.textContent()).toBe('Copied')
    expect(await page.title()).toContain('<bnw-lobby')
    expect(await page.locator('textarea').count()).toBe(0)
  })

  test('EMB-15 are found by the search, each element first by its tag', async () => {
    const { page, problems } = await openDocs()
    await page.goto(`${docs}/guide/start.html`)
    await page.keyboard.press('/')
    const input = page.getByRole('combobox', { name: 'Search the documentation' })
    const first = page.getByRole('option').first().locator('a')

    for (const { tagName } of describeElements()) {
      await input.fill(tagName)
      await expect.poll(() => first.getAttribute('href')).toContain(`elements/${tagName}.html`)
    }
    await input.fill('integrity')
    await expect.poll(() => first.textContent()).toContain('Integrity')
    await page.keyboard.press('Enter')

    await page.waitForURL(/integrity\.html/)
    expect(problems).toEqual([])
  })
})
