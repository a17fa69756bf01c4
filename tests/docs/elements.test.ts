import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { documentedElements } from '../../demo/docs/lib/elements.js'
import { STATES, type State, type Use, writePreview } from '../../demo/docs/lib/preview-link.js'
import { describeElements } from '../../scripts/custom-elements.js'
import { expectAccessible } from '../browser.ts'
import { docs, linkTo, openDocs, waitForEvent } from './docs-page.ts'

const elements = describeElements()
const TOGETHER = 3

/** What a state is called in `bnw-state`. */
const FORCED = STATES.map(({ id }) => id).filter(id => id !== 'live')

/** Shows other elements in an open example, as the playground does: its document stays. */
async function showIn(page: Page, elements: readonly Use[]): Promise<void> {
  await page.evaluate(() => (location.hash = ''))
  await page.waitForFunction(() => document.body.childElementCount === 0)
  await page.evaluate(
    hash => {
      window.dispatched = []
      location.hash = hash
    },
    writePreview({ elements: [...elements] })
  )
}

/** Whether an element has content, and shows no error. */
function isVisible(tag: string): boolean {
  const { height } = document.querySelector(tag)!.getBoundingClientRect()
  return height > 0 && !window.dispatched!.includes(`${tag} bnw-state error`)
}

describe('the page of an element', () => {
  test('EMB-12 EMB-15 shows every example live, and violates no policy', async () => {
    const waiting = documentedElements().flatMap(({ tagName, examples, more }) =>
      examples.map(({ elements }) => ({ tagName, elements, isBlank: more[0]?.startsWith('It is blank') }))
    )
    const visitAll = async () => {
      const { page, problems } = await openDocs()
      await page.goto(linkTo('frame', {}))
      for (let example = waiting.pop(); example; example = waiting.pop()) {
        const { tagName, elements, isBlank } = example
        await showIn(page, elements)
        for (const { tag } of elements) await waitForEvent(page, `${tag} bnw-ready ${tag}`)
        if (!isBlank)
          await expect.poll(() => page.evaluate(isVisible, tagName), { message: tagName }).toBe(true)
        expect(problems, tagName).toEqual([])
      }
    }
    await Promise.all(Array.from({ length: TOGETHER }, visitAll))
  })

  test('EMB-12 EMB-15 opens its examples and its states in frames', async () => {
    const { page, problems } = await openDocs()
    await page.goto(`${docs}/elements/bnw-game-rail.html`)
    const frames = page.locator('.example iframe')
    const states = (await frames.count()) - 1
    expect(states).toBeGreaterThan(1)
    for (const [index, frame] of (await frames.all()).entries()) {
      await frame.scrollIntoViewIfNeeded()
      const state = index === states ? 'loading' : 'ready'
      await frame.contentFrame().locator('bnw-game-rail:defined').waitFor({ state: 'attached' })
      await waitForEvent(page, `bnw-game-rail bnw-state ${state}`)
    }
    expect(problems).toEqual([])
  })

  test('EMB-15 says everything that the declaration says', async () => {
    for (const { tagName, attributes, events, members, cssParts, cssProperties } of elements) {
      const html = await (await fetch(`${docs}/elements/${tagName}.html`)).text()
      const named = [...attributes, ...events, ...members, ...cssParts, ...cssProperties]
      const missing = named.filter(({ name }) => !new RegExp(`<code>${name}(\\(\\))?</code>`).test(html))
      expect(missing, tagName).toEqual([])
    }
  })

  test('EMB-15 shows an example in the other language and theme', async () => {
    const { page } = await openDocs({ context: { colorScheme: 'dark' } })
    await page.goto(`${docs}/elements/bnw-game-rail.html`)
    const example = page.locator('.example').first()
    const rail = example.frameLocator('iframe').locator('bnw-game-rail')
    await rail
      .getByRole('link', { name: /^Play / })
      .first()
      .waitFor()

    await example.getByLabel('Language').selectOption('tr')
    await rail
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
    await example.getByLabel('Theme').selectOption('light')

    await expect.poll(() => rail.getAttribute('data-mode')).toBe('light')
    expect(await rail.getAttribute('lang')).toBe('tr')
  })

  test('EMB-15 has the code of each framework, and keeps the choice', async () => {
    const { page } = await openDocs()
    await page.goto(`${docs}/elements/bnw-game-rail.html`)
    const tabs = page.getByRole('tablist').first()
    expect(await tabs.getByRole('tab').allTextContents()).toEqual([
      'HTML',
      'React',
      'Vue',
      'Svelte',
      'Angular',
      'Lit',
      'Solid',
      'Preact'
    ])
    await tabs.getByRole('tab', { name: 'Vue' }).click()
    await page.goto(`${docs}/elements/bnw-lobby.html`)

    const code = await page.getByRole('tabpanel').first().locator('code').textContent()
    expect(code).toContain('<bnw-lobby type="slot" category="94" @bnw-favourite="log"></bnw-lobby>')
  })

  test.each([
    [390, 'light'],
    [1280, 'dark']
  ] as const)('A11Y-01 EMB-15 fits %i px in %s, and axe finds nothing', async (width, colorScheme) => {
    const { page } = await openDocs({ width, context: { colorScheme } })
    await page.goto(`${docs}/elements/bnw-history.html`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
})

/** Elements that show something else to visitors. */
const withSignedOut = documentedElements()
  .filter(({ states }) => states.some(({ id }) => id === 'signed-out'))
  .map(({ tagName }) => tagName)

describe('a forced state', () => {
  test('EMB-15 is offered only to elements that have it', async () => {
    const { page } = await openDocs()
    for (const [tag, isOffered] of [
      ['bnw-lobby', false],
      ['bnw-history', true]
    ] as const) {
      await page.goto(`${docs}/elements/${tag}.html`)
      const options = page.locator('[data-field="state"] option')
      expect((await options.allTextContents()).includes('Signed out')).toBe(isOffered)
    }
    expect(withSignedOut).not.toContain('bnw-slider')
  })

  test.each<[string, State]>([
    ...FORCED.filter(state => state !== 'signed-out').map(state => ['bnw-lobby', state] as [string, State]),
    ...FORCED.map(state => ['bnw-history', state] as [string, State]),
    ...withSignedOut.filter(tag => tag !== 'bnw-history').map(tag => [tag, 'signed-out'] as [string, State])
  ])('EMB-15 %s is forced into %s', async (tag, state) => {
    const { page } = await openDocs()
    const requests: string[] = []
    page.on('request', request => void requests.push(request.url()))

    // Without the id of a game there is none to show.
    const attributes: Record<string, string> = tag === 'bnw-game' ? { 'game-id': '1001' } : {}
    await page.goto(linkTo('frame', { elements: [{ tag, attributes }], state }))

    await waitForEvent(page, `${tag} bnw-state ${state}`)
    expect(requests.filter(url => /\/(endpoint|embed)\//.test(url))).toEqual([])
  })
})
