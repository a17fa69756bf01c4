import { expect, test } from 'vitest'

import { fillIn, site } from '../journeys/player.ts'
import { exhaust, missingSinks, startAttempt, type Attempt } from './attempt.ts'
import { SCREENS, type Screen } from './screens.ts'
import { refresh, settle, unfold } from './steps.ts'
import { IS_FULL, TEXTS } from './texts.ts'
import { sinksOf, unclaimed } from './shown.ts'

const TIMEOUT_MS = IS_FULL ? 900_000 : 120_000

async function show({ page, seen }: Attempt, { path }: Screen): Promise<void> {
  await page.goto(site + path)
  await settle(page)
  await seen.look(page)
}

/** Refreshes until all texts are shown. */
function fetchAll(attempt: Attempt, sinks: readonly string[], only?: string): Promise<void> {
  const { page, seen } = attempt
  return exhaust(attempt, sinks, async () => {
    await refresh(page, only)
    await seen.lookAgain(page)
  })
}

const named = SCREENS.map(screen => {
  const { path, only, rows } = screen
  return [[path, only, rows && `in lists of ${rows}`].filter(Boolean).join(' '), screen] as const
})

test.each(named)(
  `SEC-01 S1 H64 H65 %s runs no script, opens no other site and violates no policy: ${TEXTS} texts in each sink`,
  async (_name, screen) => {
    const attempt = await startAttempt(screen)
    const { page, attacker, seen } = attempt
    const { shown, refused } = sinksOf(screen)
    // A call that is sent once per page needs several page loads.
    await exhaust(attempt, shown, async () => {
      await show(attempt, screen)
      await screen.open?.(page)
      await unfold(page)
      await settle(page)
      await seen.look(page)
      await fetchAll(attempt, shown, screen.only)
    })
    attacker.isRefusing = true
    await fetchAll(attempt, refused, screen.only)
    await show(attempt, screen)
    await fetchAll(attempt, refused, screen.only)
    await seen.look(page)

    expect(seen.findings).toEqual([])
    expect(missingSinks(attempt, [...shown, ...refused])).toEqual([])
    expect(unclaimed(attacker.tally)).toEqual([])
    expect(await page.locator('h1').first().isVisible()).toBe(true)
  },
  TIMEOUT_MS
)

test('SEC-01 S1 a refused login shows a hostile message only as text', async () => {
  const { page, attacker, seen } = await startAttempt()
  await page.goto(`${site}/login`)
  attacker.isRefusing = true

  await fillIn(page, 'demo')
  await expect
    .poll(async () => {
      await seen.look(page)
      return seen.shown.size
    })
    .toBeGreaterThan(0)

  expect(seen.findings).toEqual([])
})
