import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { playerPage, settled, visit } from './player.ts'

type Language = 'tr' | 'en'

/** What a page says that is not there yet, or does not exist. */
const MISSING = {
  tr: ['Bu sayfa hazırlanıyor', 'Aradığınız sayfa bulunamadı'],
  en: ['This page is being prepared', "The page you're looking for can not be found"]
}

/** Pages that no link needs to name: they are led to. */
const STARTS = ['/', '/promotions', '/tournaments', '/login', '/register', '/forgot-password']

/** Where many links lead to pages that differ in their data alone, so many of each are walked. */
const MANY: [pattern: RegExp, walked: number][] = [
  [/^\/play\/(slot|live)\//, 1],
  [/^\/(slot|live)\/(category|provider)\//, 1],
  [/^\/(slot|live)\/type\//, 3],
  [/^\/profile\?.*&/, 0],
  [/[?&](tournament|promotion)=/, 1],
  [/[?&]search=/, 1]
]

describe.each(['visitor', 'player'] as const)('as a %s', role => {
  test('MENU-01 NAV-01 every link leads to a page that is there, without a fault, in both languages', async () => {
    const found = await Promise.all([walk(role, 'tr'), walk(role, 'en')])

    for (const { faults, walked } of found) {
      expect(faults).toEqual([])
      // The sixteen entries of the menu, the footer's, and what the pages link to.
      expect(walked.length).toBeGreaterThan(25)
      expect(walked).toEqual(
        expect.arrayContaining(['/slot', '/live', '/about-us?page=FAQ', '/live/type/roulette'])
      )
    }
  })
})

/** Follows every link of the site, breadth first, and notes what is wrong. */
async function walk(role: 'visitor' | 'player', language: Language) {
  const page = role === 'player' ? await playerPage('demo', { language }) : await visit('/', { language })
  const faults = watch(page)
  await unfoldMenu(page)
  const queue = [...STARTS]
  const known = new Set(queue)
  const walked: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const place = `${role} ${language} ${path}`
    walked.push(path)
    await go(page, path)
    await settled(page).catch(() => faults.push(`${place}: still busy`))
    const seen = await look(page)
    if (needsPlayer(path) && role === 'visitor') {
      if (seen.path !== '/login') faults.push(`${place}: let in`)
      continue
    }
    if (leavesVisitorsPage(path) && role === 'player') continue
    if (seen.path !== path) faults.push(`${place}: led to ${seen.path}`)
    for (const text of MISSING[language]) if (seen.text.includes(text)) faults.push(`${place}: ${text}`)
    faults.push(...seen.wrong.map(wrong => `${place}: ${wrong}`))
    for (const next of seen.links.filter(isWalked(known))) {
      known.add(next)
      queue.push(next)
    }
  }
  return { faults, walked }
}

/** Notes errors of scripts, refused loads and requests that fail, as they come. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${page.url()}: ${response.status()} of ${response.url()}`)
  })
  page.on('requestfailed', request => {
    // What is not needed any more is dropped on the way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${page.url()}: ${request.url()}`)
  })
  return faults
}

/** The menu draws the entries beyond the first six when it is first opened, and keeps them. */
async function unfoldMenu(page: Page): Promise<void> {
  await page.locator('button.more').click()
  await page.locator('#more-menu a').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
}

/** Goes as a click on a link does, without loading the site anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(path => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = path
    link.click()
    link.remove()
  }, path)
}

/** What the page shows: its address, its words, the paths that it links to, and links that lead nowhere. */
function look(page: Page) {
  return page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap(element =>
        element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element]
      )
    const links = all(document).filter(element => element.localName === 'a') as HTMLAnchorElement[]
    const wrong = links.flatMap(link => {
      const name = link.textContent.trim() || link.getAttribute('aria-label') || link.title
      // What has no address is no link.
      if (!link.hasAttribute('href')) return []
      if (!link.getAttribute('href')) return [`no address: ${name}`]
      if (!name) return [`no name: ${link.href}`]
      if (!/^(https?|mailto|tel):$/.test(link.protocol)) return [`scheme: ${link.href}`]
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

/** Forms of visitors: a player is led on to where he wanted to go. */
function leavesVisitorsPage(path: string): boolean {
  return /^\/(login|register|forgot-password)\b/.test(path)
}

/** Whether a link is new, and not one of many that are alike. */
function isWalked(known: ReadonlySet<string>): (path: string, at: number, all: string[]) => boolean {
  const counts = new Map<RegExp, number>()
  const of = (path: string) => MANY.find(([pattern]) => pattern.test(path))
  for (const path of known) {
    const many = of(path)
    if (many) counts.set(many[0], (counts.get(many[0]) ?? 0) + 1)
  }
  return (path, at, all) => {
    if (known.has(path) || all.indexOf(path) !== at) return false
    const many = of(path)
    if (!many) return true
    const count = (counts.get(many[0]) ?? 0) + 1
    counts.set(many[0], count)
    return count <= many[1]
  }
}
