import { expect, test } from 'vitest'

import { site } from '../journeys/player.ts'
import { begin, exhaust, missing } from './attempt.ts'
import { chooseOtherLanguage, settle } from './steps.ts'
import { FRAME, sinksOf } from './shown.ts'
import { IS_FULL, TEXTS } from './texts.ts'

const LONGEST_MS = IS_FULL ? 900_000 : 120_000

/** Asked for again in each language; all else is asked for once a page. */
const IN_A_LANGUAGE = /getInformation/

const { shown } = sinksOf({ shows: FRAME })
const lists = shown.filter(sink => !IN_A_LANGUAGE.test(sink))
const texts = shown.filter(sink => IN_A_LANGUAGE.test(sink))

/** Rows of a list: each list is asked for once a page, and has a text a row. */
const ROWS = 400

const PATH = '/forgot-password'

test(
  `SEC-01 S1 H64 H66 header and footer list what an attacker writes, and no more: ${TEXTS} texts in each place`,
  async () => {
    const attempt = await begin({ rows: ROWS })
    const { page, seen } = attempt
    await exhaust(attempt, lists, async () => {
      await page.goto(site + PATH)
      await settle(page)
      await seen.look(page)
      await chooseOtherLanguage(page)
      await seen.lookAgain(page)
    })

    expect(seen.findings).toEqual([])
    expect(missing(attempt, lists)).toEqual([])
  },
  LONGEST_MS
)

test(
  `SEC-01 S1 S2 H64 H66 the footer says what an attacker writes, and no more: ${TEXTS} texts in each place`,
  async () => {
    const attempt = await begin()
    const { page, seen } = attempt
    await page.goto(site + PATH)
    await settle(page)
    await exhaust(attempt, texts, async () => {
      await chooseOtherLanguage(page)
      await seen.lookAgain(page)
    })

    expect(seen.findings).toEqual([])
    expect(missing(attempt, texts)).toEqual([])
  },
  LONGEST_MS
)
