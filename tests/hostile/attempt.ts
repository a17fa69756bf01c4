import type { Page } from 'playwright-core'

import { openPage } from '../browser.ts'
import { playerPage } from '../journeys/player.ts'
import { sandbox } from '../sandbox.ts'
import { attack, HARMLESS_SITE, type Attack } from './attack.ts'
import type { Screen } from './screens.ts'
import { lacking } from './tally.ts'
import { TEXTS } from './texts.ts'
import { watch, type Watch } from './watch.ts'

/** A page, its attacker, and who watches what comes of it. */
export interface Attempt {
  page: Page
  attacker: Attack
  seen: Watch
}

/** Rows of a list, as many as a lobby asks for. */
const ROWS = 48

/** Texts at once in a reply of one row, where a screen asks for no more. */
const PACK = 50

/** Tries without anything new, after which there is no more. */
const IDLE = 3

/** A page of a visitor or a player, and who watches it. */
export async function watchedPage(isPlayers = false): Promise<Omit<Attempt, 'attacker'>> {
  const { site, games } = sandbox
  const page = await (isPlayers ? playerPage('demo', { language: 'en', path: '/favorites' }) : openPage())
  const seen = await watch(page.context(), { origins: [site, games], linked: [HARMLESS_SITE] })
  return { page, seen }
}

/** Such a page, whose gateway is the attacker's from now on. */
export async function begin({
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

/** Those of these sinks that were not given, or have not shown, all texts; and how many each lacks. */
export function missing({ attacker }: Attempt, sinks: readonly string[]): [string, number][] {
  const lacks = lacking(attacker.tally)
  return sinks
    .map((sink): [string, number] => [sink, lacks.get(sink) ?? Infinity])
    .filter(([, count]) => count > 0)
}

/** Tries again until these sinks have shown all texts, or no more come. */
export async function exhaust(
  attempt: Attempt,
  sinks: readonly string[],
  tryOnce: () => Promise<void>
): Promise<void> {
  const count = () => missing(attempt, sinks).reduce((sum, [, lack]) => sum + Math.min(lack, TEXTS * 2), 0)
  for (let idle = 0, left = count(); left > 0 && idle < IDLE;) {
    await tryOnce()
    const before = left
    left = count()
    idle = left < before ? 0 : idle + 1
  }
}
