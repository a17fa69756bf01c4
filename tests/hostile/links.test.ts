import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { site } from '../journeys/player.ts'
import { watchedPage } from './attempt.ts'
import { goInPage, settle } from './steps.ts'
import { addresses, ADDRESSES, IS_FULL, links, TEXTS } from './texts.ts'

const LONGEST_MS = IS_FULL ? 900_000 : 120_000

/** What a link may carry (NAV-03). */
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

/** Texts in one place of a link. What is searched for is cut off after a few words. */
const PACK = 5

/** Links are followed in the page; one in so many is opened as a page of its own. */
const OPENED_IN = 50

/** The path with the next texts in its places, others in each. */
function withTexts(path: string, from: number, count: number): string {
  return path.replace(/\b[A-I]\b/g, letter => {
    const first = from + letter.charCodeAt(0) * count
    const some = Array.from({ length: count }, (_, at) => links[(first + at) % links.length]!.slice(0, 200))
    return encodeURIComponent(some.join(' '))
  })
}

async function follow(page: Page, path: string, round: number): Promise<void> {
  if (round % OPENED_IN > 0) return goInPage(page, path)
  const answer = await page.goto(site + path)
  // The server itself refuses a path with a zero byte in it.
  if (answer?.status() === 400) await page.goto(site)
  await settle(page)
}

/** What the sandbox itself links to is not what came along. */
function found(findings: readonly string[]): string[] {
  return findings.filter(finding => !/an address: href https:\/\/(?!evil)[\w-]+\.example\//.test(finding))
}

test.each(PATHS)(
  `SEC-01 S1 ${TEXTS} texts in the link $path run nothing and lead nowhere`,
  async ({ path, isPlayers }) => {
    const { page, seen } = await watchedPage(isPlayers)
    const count = path.includes('search') ? 1 : PACK
    for (let round = 0; round * count < links.length; round++) {
      await follow(page, withTexts(path, round * count, count), round)
      await seen.lookAgain(page)
    }
    await seen.look(page)

    expect(found(seen.findings)).toEqual([])
  },
  LONGEST_MS
)

test(
  `SEC-01 S2 O6 ${ADDRESSES} addresses to return to lead nowhere but home`,
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

    expect(found(seen.findings)).toEqual([])
  },
  LONGEST_MS
)
