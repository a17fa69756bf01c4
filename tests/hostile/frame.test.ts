import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { site } from '../journeys/player.ts'
import { exhaust, missingSinks, startAttempt } from './attempt.ts'
import { chooseOtherLanguage, openMenus, settle, waitForIdle } from './steps.ts'
import { FRAME, sinksOf } from './shown.ts'
import { IS_FULL, TEXTS } from './texts.ts'

const TIMEOUT_MS = IS_FULL ? 900_000 : 120_000

/** Requested again in each language; all others once per page. */
const PER_LANGUAGE = /getInformation/

const { shown } = sinksOf({ shows: FRAME })
const lists = shown.filter(sink => !PER_LANGUAGE.test(sink))
const texts = shown.filter(sink => PER_LANGUAGE.test(sink))

/** Waits until each text is answered once more: the footer's own words change before. */
function waitForTexts(page: Page): Promise<unknown> {
  const keys = texts.map(sink => /\((\w+)\)/.exec(sink)![1]!)
  return Promise.all(
    keys.map(key => page.waitForResponse(response => response.request().postData()?.includes(key) ?? false))
  )
}

/** Rows of a list: each list is requested once per page, and has one text per row. */
const ROWS = 400

const PATH = '/forgot-password'

test(
  `SEC-01 S1 H64 H66 lists in header and footer show hostile texts only as text: ${TEXTS} in each sink`,
  async () => {
    const attempt = await startAttempt({ rows: ROWS })
    const { page, seen } = attempt
    await exhaust(attempt, lists, async () => {
      await page.goto(site + PATH)
      await settle(page)
      await openMenus(page)
      await seen.look(page)
      await chooseOtherLanguage(page)
      await seen.lookAgain(page)
    })

    expect(seen.findings).toEqual([])
    expect(missingSinks(attempt, lists)).toEqual([])
  },
  TIMEOUT_MS
)

test(
  `SEC-01 S1 S2 H64 H66 paragraphs in the footer show hostile texts only as text: ${TEXTS} in each sink`,
  async () => {
    const attempt = await startAttempt()
    const { page, seen } = attempt
    await page.goto(site + PATH)
    await settle(page)
    await exhaust(attempt, texts, async () => {
      const answered = waitForTexts(page)
      await chooseOtherLanguage(page)
      await answered
      await waitForIdle(page)
      await seen.lookAgain(page)
    })

    expect(seen.findings).toEqual([])
    expect(missingSinks(attempt, texts)).toEqual([])
  },
  TIMEOUT_MS
)
