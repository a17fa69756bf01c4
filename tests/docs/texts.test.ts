import { describe, expect, test } from 'vitest'

import { guides, recipes } from '../../demo/docs/lib/sections.js'
import { describeElements } from '../../scripts/custom-elements.js'
import { openPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { docs, openDocs } from './docs-page.ts'

const pages = [...guides(), ...recipes()].map(({ url }) => url)

/** The examples of a page that are HTML with elements. */
async function htmlExamples(url: string): Promise<string[]> {
  const { page } = await openDocs()
  await page.goto(docs + url)
  const codes = await page.locator('code.language-html').allTextContents()
  // A held-back script is no running example, and a hash belongs to one build.
  return codes.filter(code => code.includes('<bnw-') && !/text\/plain|integrity=/.test(code))
}

/** Puts an example into a page of the partner, as a reader would, and resolves when its elements are there. */
async function run(example: string): Promise<void> {
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  const script = `<script type="module" src="${sandbox.site}/widgets/bnw.js"></script>`
  const hasScript = example.includes('bnw.js')
  const body = example.includes('<!doctype') ? example : `<!doctype html>${hasScript ? '' : script}${example}`
  await page.route(`${sandbox.partner}/example`, route => route.fulfill({ body, contentType: 'text/html' }))
  await page.route(`${sandbox.partner}/vendor/bnw/**`, async route => {
    const path = new URL(route.request().url()).pathname.replace('/vendor/bnw/', '')
    await route.fulfill({ response: await route.fetch({ url: `${sandbox.site}/widgets/${path}` }) })
  })
  await page.goto(`${sandbox.partner}/example`)
  const button = page.locator('button#agree')
  if (await button.count()) await button.click()
  await page.waitForFunction(() => {
    const own = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('bnw-'))
    return own.length > 0 && own.every(element => element.matches(':defined'))
  })
}

describe('the texts', () => {
  test.each(pages)('EMB-12 EMB-15 %s has HTML that works as it is written', async url => {
    for (const example of await htmlExamples(url)) await run(example)
  })

  test('EMB-12 have HTML for each way to embed', async () => {
    const counts = await Promise.all(
      ['/guide/start.html', '/recipes/html.html', '/recipes/wordpress.html', '/recipes/strict-csp.html'].map(
        async url => (await htmlExamples(url)).length
      )
    )
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('EMB-12 link to pages that exist', async () => {
    const { page } = await openDocs()
    const found = new Set<string>()
    for (const url of [...pages, '/index.html', '/elements/index.html', '/elements/bnw-lobby.html']) {
      await page.goto(docs + url)
      const links = await page
        .locator('a[href]')
        .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
      for (const link of links) if (link.startsWith(docs)) found.add(link.split('#')[0]!)
    }
    const replies = await Promise.all(
      [...found].map(async link => [link, (await fetch(link)).status] as const)
    )
    expect(replies.filter(([, status]) => status !== 200)).toEqual([])
    expect(found.size).toBeGreaterThan(50)
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
