import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { site } from '../journeys/player.ts'
import { watchedPage, withoutOwnLinks } from './attempt.ts'
import { goInPage, settle } from './steps.ts'
import { addresses, ADDRESSES, IS_FULL, links, TEXTS } from './texts.ts'

const TIMEOUT_MS = IS_FULL ? 900_000 : 120_000

/** Paths with parameters (NAV-03); capital letters stand for texts. */
const FOR_VISITORS = [
  '/slot?search=A&category=B&provider=C',
  '/live?search=A&category=B&provider=C',
  '/slot/category/A?provider=B',
  '/slot/type/A',
  '/live/provider/A',
  '/promotions?promotion=A',
  '/tournaments?tournament=A',
  '/about-us?page=A#B',
  '/register?promotion-code=A&reference-number=B',
  '/account_reset?token=A',
  '/login?A=B#C',
  '/A/B'
]

const FOR_PLAYERS = [
  '/profile?tab=A',
  '/profile?tab=deposit&method=A',
  '/profile?tab=finance&preset=A&from=B&to=C&type=D&category=E&sub-category=F&status=G&min=H&id=I',
  '/profile?tab=bets&preset=A&state=B&id=C',
  '/notifications?from=A&to=B',
  '/play/slot/A/B/C',
  '/play/A/B'
]

const PATHS = [
  ...FOR_VISITORS.map(path => ({ path, isPlayers: false })),
  ...FOR_PLAYERS.map(path => ({ path, isPlayers: true }))
]

/** Texts in one parameter. A search term is cut off after a few words, so it gets one. */
const PACK = 5

/** Links are followed in the page; one of so many is opened by a page load. */
const LOADED_EVERY = 50

/** The path with the next texts in its parameters, different ones in each. */
function withTexts(path: string, from: number, count: number): string {
  return path.replace(/\b[A-I]\b/g, letter => {
    const first = from + letter.charCodeAt(0) * count
    const some = Array.from({ length: count }, (_, at) => links[(first + at) % links.length]!.slice(0, 200))
    return encodeURIComponent(some.join(' '))
  })
}

async function follow(page: Page, path: string, round: number): Promise<void> {
  if (round % LOADED_EVERY > 0) return goInPage(page, path)
  const response = await page.goto(site + path)
  // The server refuses a path with a zero byte.
  if (response?.status() === 400) await page.goto(site)
  await settle(page)
}

test.each(PATHS)(
  `SEC-01 S1 ${TEXTS} texts in $path run no script and open no other site`,
  async ({ path, isPlayers }) => {
    const { page, seen } = await watchedPage(isPlayers)
    const count = path.includes('search') ? 1 : PACK
    for (let round = 0; round * count < links.length; round++) {
      await follow(page, withTexts(path, round * count, count), round)
      await seen.lookAgain(page)
    }
    await seen.look(page)

    expect(withoutOwnLinks(seen.findings)).toEqual([])
  },
  TIMEOUT_MS
)

test(
  `SEC-01 S2 ${ADDRESSES} hostile return addresses lead to the home page`,
  async () => {
    const { page, seen } = await watchedPage(true)
    await page.goto(site)
    await settle(page)
    for (const address of addresses) {
      await page.evaluate(value => localStorage.setItem('returnUrl', value), address)
      await goInPage(page, '/login')
      await page.waitForURL(`${site}/`)
      await seen.lookAgain(page)
    }

    expect(withoutOwnLinks(seen.findings)).toEqual([])
  },
  TIMEOUT_MS
)
