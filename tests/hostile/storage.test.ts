import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { site } from '../journeys/player.ts'
import { watchedPage, withoutOwnLinks } from './attempt.ts'
import { waitForIdle, settle } from './steps.ts'
import { links, IS_FULL, texts, TEXTS } from './texts.ts'

const TIMEOUT_MS = IS_FULL ? 900_000 : 120_000

/** Texts in one value that a page reads at its start. */
const PACK = 20

/** Number of recent games. */
const GAMES = 12

/** Number of recent searches, and their max length in characters. */
const SEARCHES = 5
const MAX_SEARCH_LENGTH = 60

const json = JSON.stringify

/** All keys of storage, with hostile texts as values (SESS-01). On every second page the session is fresh. */
function stored(at: number): Record<string, string> {
  const text = texts.slice(at, at + PACK).join(' ')
  const session = { uid: text, sid: text, uip: text, gmt: text, lang: text }
  const isFresh = (at / PACK) % 2 === 1
  return {
    bnwUserProfile: json({ firstname: text, lastname: text, username: text, uid: text }),
    bnwUserSession: json(session),
    bnwUserAuth: json({ uid: text, sid: text, uip: text }),
    bnwUserLang: text,
    bnwUserMode: text,
    modalStatus: text,
    siteUnderMaintenance: text,
    userActivityStartTime: isFresh ? `${Date.now()}` : text,
    ridValue: text,
    expirationDate: isFresh ? `${Date.now() + 14_000}` : text,
    returnUrl: links[at % links.length]!,
    showBalance: text,
    'bnw:recent-games': recentGames(at, GAMES),
    'bnw:recent-searches': recentSearches(at),
    'bnw:pending': json({ request_id: text.slice(0, 100), time: Date.now() }),
    'bnw:pending-code': json({ at: text, durationMs: text }),
    'bnw:pending-page': json({
      request_id: text.slice(0, 100),
      url: links[at % links.length],
      time: Date.now()
    }),
    'bnw:reality-check': text,
    'bnw:reference': text,
    'bnw:registered': text,
    'bnw:player': text,
    'bnw:second-factor': text,
    [`bnw:read:${text}`]: text,
    'bnw:logout': json({ ...session, at: Date.now() })
  }
}

function recentGames(from: number, count: number): string {
  return Array.from({ length: count }, (_, row) => {
    const at = (from + row) % TEXTS
    const text = texts[at]!
    const picture = links[(from + row) % links.length]!
    return new URLSearchParams({ type: 'slot', id: text, name: `q0.${at}q${text}`, provider: text, picture })
  }).join('\n')
}

function recentSearches(from: number): string {
  const some = Array.from({ length: SEARCHES }, (_, row) => texts[(from + row) % TEXTS]!)
  return some.map(text => text.replaceAll('\n', ' ').slice(0, MAX_SEARCH_LENGTH)).join('\n')
}

/** Writes to storage as another tab would. */
async function change(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate(values => {
    for (const [key, newValue] of Object.entries(values)) {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    }
  }, values)
  await waitForIdle(page)
}

const SLICES = IS_FULL ? 4 : 1

test.each(Array.from({ length: SLICES }, (_, slice) => slice))(
  `SEC-01 SESS-09 S1 texts in storage run no script at the start of a page, and the site works: part %i of ${TEXTS}`,
  async slice => {
    const { page, seen } = await watchedPage()
    const size = TEXTS / SLICES
    for (let at = slice * size; at < (slice + 1) * size; at += PACK) {
      await page.goto(`${site}/favicon.svg`)
      await page.evaluate(values => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
      }, stored(at))
      await page.goto(`${site}/slot`)
      await settle(page)
      await page
        .getByRole('link', { name: /^Oyna / })
        .first()
        .waitFor()
      await seen.look(page)
    }

    expect(withoutOwnLinks(seen.findings)).toEqual([])
  },
  TIMEOUT_MS
)

test(
  `SEC-01 S1 ${TEXTS} texts that another tab writes to storage are read, and run no script`,
  async () => {
    const { page, seen } = await watchedPage(true)
    await page.goto(`${site}/slot`)
    await settle(page)
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
    for (let at = 0; at < TEXTS; at += GAMES) {
      const text = texts[at]!
      await change(page, {
        'bnw:recent-games': recentGames(at, GAMES),
        'bnw:recent-searches': recentSearches(at),
        'bnw:pending': json({ request_id: text, time: Date.now() }),
        'bnw:reality-check': text,
        bnwUserMode: text,
        bnwUserLang: text,
        modalStatus: text,
        siteUnderMaintenance: text,
        showBalance: text,
        userActivityStartTime: text
      })
      await seen.lookAgain(page)
    }

    expect(withoutOwnLinks(seen.findings)).toEqual([])
    expect(seen.shown.get(0)?.size).toBe(TEXTS)
  },
  TIMEOUT_MS
)
