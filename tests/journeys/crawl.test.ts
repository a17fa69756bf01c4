import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { PICTURE_MISSING } from '../../demo/gateway/seed/games.ts'
import { navigate, playerPage, settled, visit } from './player.ts'

type Language = 'tr' | 'en'

/** Texts of a page that is missing or unfinished. */
const MISSING = {
  tr: ['Bu sayfa hazırlanıyor', 'Aradığınız sayfa bulunamadı'],
  en: ['This page is being prepared', "The page you're looking for can not be found"]
}

/** Pages that may have no link, since other pages redirect to them. */
const STARTS = ['/', '/promotions', '/tournaments', '/login', '/register', '/forgot-password']

/** Pages that differ only in their data: how many of each are visited. */
const ALIKE: [pattern: RegExp, visited: number][] = [
  [/^\/play\/(slot|live)\//, 1],
  [/^\/(slot|live)\/(category|provider)\//, 1],
  [/^\/(slot|live)\/type\//, 3],
  [/^\/profile\?.*&/, 0],
  [/[?&](tournament|promotion)=/, 1],
  [/[?&]search=/, 1]
]

describe.each(['visitor', 'player'] as const)('as a %s', role => {
  test('MENU-01 NAV-01 H78 every link leads to a page without errors, in both languages', async () => {
    const found = await Promise.all([walk(role, 'tr'), walk(role, 'en')])

    for (const { faults, walked } of found) {
      expect(faults).toEqual([])
      // The sixteen entries of the menu, those of the footer, and links in pages.
      expect(walked.length).toBeGreaterThan(25)
      expect(walked).toEqual(
        expect.arrayContaining(['/slot', '/live', '/about-us?page=FAQ', '/live/type/roulette'])
      )
    }
  })
})

/** Follows every link of the site, breadth first, and collects faults. */
async function walk(role: 'visitor' | 'player', language: Language) {
  const page = role === 'player' ? await playerPage('demo', { language }) : await visit('/', { language })
  const faults = collectFaults(page)
  await expandMenu(page)
  const queue = [...STARTS]
  const known = new Set(queue)
  const walked: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const where = `${role} ${language} ${path}`
    walked.push(path)
    await navigate(page, path)
    await settled(page).catch(() => faults.push(`${where}: still busy`))
    const seen = await inspect(page)
    if (needsPlayer(path) && role === 'visitor') {
      if (seen.path !== '/login') faults.push(`${where}: accessible`)
      continue
    }
    if (isForVisitors(path) && role === 'player') continue
    if (seen.path !== path) faults.push(`${where}: redirected to ${seen.path}`)
    for (const text of MISSING[language]) if (seen.text.includes(text)) faults.push(`${where}: ${text}`)
    faults.push(...seen.wrong.map(wrong => `${where}: ${wrong}`))
    for (const next of seen.links.filter(createFilter(known))) {
      known.add(next)
      queue.push(next)
    }
  }
  return { faults, walked }
}

/** Collects script errors, error responses and failed requests. */
function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() !== 'error' || isMissingPicture(message.location().url)) return
    faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', response => {
    if (response.status() < 400 || isMissingPicture(response.url())) return
    faults.push(`${page.url()}: ${response.status()} of ${response.url()}`)
  })
  page.on('requestfailed', request => {
    // Aborted by the page itself.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${page.url()}: ${request.url()}`)
  })
  return faults
}

/** Of the sandbox's games whose picture is missing on purpose, any may be among the latest wins. */
function isMissingPicture(address: string): boolean {
  return PICTURE_MISSING.some(id => address.endsWith(`/images/games/${id}.webp`))
}

/** The menu renders each list when it is first opened. */
async function expandMenu(page: Page): Promise<void> {
  const buttons = page.locator('button.more:visible')
  await page.locator('[popovertarget=more-menu]').waitFor()
  for (let at = 0; at < (await buttons.count()); at++) {
    await buttons.nth(at).click()
    await page.locator('.more-menu:popover-open a').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
  }
}

/** The page's address, text, linked paths, and invalid links. */
function inspect(page: Page) {
  return page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap(element =>
        element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element]
      )
    const links = all(document).filter(element => element.localName === 'a') as HTMLAnchorElement[]
    const wrong = links.flatMap(link => {
      const name = link.textContent.trim() || link.getAttribute('aria-label') || link.title
      // Without an address it is not a link.
      if (!link.hasAttribute('href')) return []
      if (!link.getAttribute('href')) return [`no address: ${name}`]
      if (!name) return [`no name: ${link.href}`]
      if (!/^(https?|mailto|tel):$/.test(link.protocol)) return [`scheme: ${link.href}`]
      if (link.target && !link.relList.contains('noopener')) return [`opener: ${link.href}`]
      if (link.origin !== location.origin) return link.protocol === 'http:' ? [`http: ${link.href}`] : []
      if (link.pathname + link.search !== location.pathname + location.search || !link.hash) return []
      const root = link.getRootNode() as ParentNode
      const isThere = [root, document].some(place => place.querySelector(`[id="${link.hash.slice(1)}"]`))
      return isThere ? [] : [`no such place: ${link.hash}`]
    })
    const inside = links.filter(link => link.origin === location.origin && !link.target && link.href)
    return {
      path: location.pathname + location.search,
      text: document.querySelector('main')!.textContent,
      links: inside.map(link => link.pathname + link.search),
      wrong
    }
  })
}

function needsPlayer(path: string): boolean {
  return /^\/(profile|favorites|notifications|play)\b/.test(path)
}

/** Forms for visitors, from which players are redirected. */
function isForVisitors(path: string): boolean {
  return /^\/(login|register|forgot-password)\b/.test(path)
}

/** Whether a link is new, and not one of many alike. */
function createFilter(known: ReadonlySet<string>): (path: string, at: number, all: string[]) => boolean {
  const counts = new Map<RegExp, number>()
  const groupOf = (path: string) => ALIKE.find(([pattern]) => pattern.test(path))
  for (const path of known) {
    const group = groupOf(path)
    if (group) counts.set(group[0], (counts.get(group[0]) ?? 0) + 1)
  }
  return (path, at, all) => {
    if (known.has(path) || all.indexOf(path) !== at) return false
    const group = groupOf(path)
    if (!group) return true
    const count = (counts.get(group[0]) ?? 0) + 1
    counts.set(group[0], count)
    return count <= group[1]
  }
}
