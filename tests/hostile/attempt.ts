import type { Page } from 'playwright-core'

import { openPage } from '../browser.ts'
import { emptyPlayerPage } from '../journeys/player.ts'
import { sandbox } from '../sandbox.ts'
import { attack, HARMLESS_SITE, type Attack } from './attack.ts'
import type { Screen } from './screens.ts'
import { missingTexts } from './tally.ts'
import { TEXTS } from './texts.ts'
import { watch, type Watch } from './watch.ts'

/** A page, its attacker, and the watch over both. */
export interface Attempt {
  page: Page
  attacker: Attack
  seen: Watch
}

/** Rows of a list, as many as a lobby requests. */
const ROWS = 48

/** Default number of texts in one value of a reply with one row. */
const PACK = 50

/** Attempts without a new text after which to stop. */
const MAX_IDLE = 3

/** An empty page of a visitor or a player, and its watch. */
export async function watchedPage(isPlayers = false): Promise<Omit<Attempt, 'attacker'>> {
  const { site, games } = sandbox
  const page = await (isPlayers ? emptyPlayerPage('demo', { language: 'en' }) : openPage())
  const seen = await watch(page.context(), { origins: [site, games], linked: [HARMLESS_SITE] })
  return { page, seen }
}

/** Findings without the external links of the sandbox's own content. */
export function withoutOwnLinks(findings: readonly string[]): string[] {
  return findings.filter(finding => !/an address: href https:\/\/(?!evil)[\w-]+\.example\//.test(finding))
}

/** Such a page, with an attacker in place of the gateway. */
export async function startAttempt({
  isPlayers = false,
  rows = ROWS,
  pack = PACK,
  shows = {}
}: Partial<Screen> = {}): Promise<Attempt> {
  const { page, seen } = await watchedPage(isPlayers)
  const tally = { sinks: new Map(), shown: seen.shown }
  const packOf = (call: string) => (call in shows ? pack : PACK)
  const attacker: Attack = { tally, isRefusing: false, rows, pack: packOf }
  await attack(page.context(), attacker)
  return { page, attacker, seen }
}

/** The sinks that have not got or not shown all texts, with the number of those. */
export function missingSinks({ attacker }: Attempt, sinks: readonly string[]): [string, number][] {
  const counts = missingTexts(attacker.tally)
  return sinks
    .map((sink): [string, number] => [sink, counts.get(sink) ?? Infinity])
    .filter(([, count]) => count > 0)
}

/** Repeats `tryOnce` until these sinks have shown all texts, or nothing new appears. */
export async function exhaust(
  attempt: Attempt,
  sinks: readonly string[],
  tryOnce: () => Promise<void>
): Promise<void> {
  const count = () => missingSinks(attempt, sinks).reduce((sum, [, one]) => sum + Math.min(one, TEXTS * 2), 0)
  for (let idle = 0, left = count(); left > 0 && idle < MAX_IDLE;) {
    await tryOnce()
    const before = left
    left = count()
    idle = left < before ? 0 : idle + 1
  }
}
