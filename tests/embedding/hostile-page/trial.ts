import { vi } from 'vitest'

import { CONDITION_MS } from '../../time-limits.ts'
import type { Expected, HostileCase } from './case.ts'
import { htmlOf } from './elements.ts'
import type { Shown } from './observe.ts'
import { type Verdict, verdictOf } from './verdict.ts'
import { visit, type Visited } from './visit.ts'

/** What each element shows on an ordinary page. */
export type Usual = ReadonlyMap<string, Shown>

export interface Trial {
  verdicts: Map<string, Verdict>
  /** Uncaught errors and wrong calls. */
  faults: string[]
}

/** What meets an expectation: more than expected is fine. */
const MEETS: Record<Expected, Verdict['is'][]> = {
  works: ['works'],
  empty: ['works', 'empty'],
  reported: ['works', 'empty', 'reported'],
  logged: ['works', 'empty', 'reported', 'logged'],
  absent: ['works', 'empty', 'reported', 'logged', 'absent'],
  lost: ['works', 'silent']
}

export function expectedOf({ expect: expected = 'works', except = {} }: HostileCase, tag: string): Expected {
  return except[tag] ?? expected
}

export function isMet(hostile: HostileCase, tag: string, { is }: Verdict): boolean {
  return MEETS[expectedOf(hostile, tag)].includes(is)
}

export async function usualOf(tags: readonly string[]): Promise<Usual> {
  const visited = await visit({ name: 'an ordinary page' }, htmlOf(tags))
  try {
    const before = new Map<string, string>()
    await vi.waitUntil(
      async () => {
        const shown = await visited.shown(tags)
        const isSettled = shown.every(
          one =>
            one?.isReady && !one.text.includes('Yerine') && before.get(one.tag) === withoutDigits(one.text)
        )
        for (const one of shown) if (one) before.set(one.tag, withoutDigits(one.text))
        return isSettled
      },
      { timeout: CONDITION_MS, interval: 500 }
    )
    return new Map((await visited.shown(tags)).map(one => [one!.tag, one!]))
  } finally {
    await visited.close()
  }
}

/** Clocks and feeds go on. */
function withoutDigits(text: string): string {
  return text.replace(/\d/g, '')
}

/** @param timeout How long elements may take to be as expected, ms; then the verdict counts as it is. */
export async function trial(hostile: HostileCase, usual: Usual, timeout: number): Promise<Trial> {
  const visited = await visit(hostile, htmlOf([...usual.keys()]))
  const { page, errors } = visited
  try {
    if (hostile.expect === 'absent') await networkIdle(visited)
    let verdicts = await settle(visited, { hostile, usual, timeout })
    if (hostile.after) {
      await page.evaluate(`(async () => { ${hostile.after} })()`)
      const later = hostile.endsListeners ? withoutEvents(usual) : usual
      verdicts = await settle(visited, { hostile, usual: later, timeout })
    }
    // Where the page has broken what we call, an uncaught error on the console is one way to say so.
    const faults = hostile.expect === 'logged' ? [] : [...errors]
    if (verdicts.get('bnw-lobby')?.is === 'works' && !hostile.noClicks && !hostile.endsListeners)
      faults.push(...(await play(visited, timeout)))
    if (JSON.stringify(visited.sent).includes('hostile')) faults.push('sends what the page has added')
    return { verdicts, faults }
  } finally {
    await visited.close()
  }
}

/** Some pages are never idle: elements ask again, frames load. */
async function networkIdle({ page }: Visited): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
}

function withoutEvents(usual: Usual): Usual {
  return new Map([...usual].map(([tag, one]) => [tag, { ...one, isReady: false }]))
}

interface Settling {
  hostile: HostileCase
  usual: Usual
  timeout: number
}

async function settle(
  visited: Visited,
  { hostile, usual, timeout }: Settling
): Promise<Map<string, Verdict>> {
  const end = Date.now() + timeout
  let isQuiet = false
  for (;;) {
    const now = new Map((await visited.shown([...usual.keys()])).map(one => [one?.tag, one]))
    const verdicts = new Map(
      [...usual].map(([tag, one]) => [tag, verdictOf(one, now.get(tag) ?? undefined, visited.logged)])
    )
    const isDone = [...verdicts].every(([tag, verdict]) => isMet(hostile, tag, verdict))
    if (Date.now() > end || (isDone && isQuiet)) return verdicts
    // What is reported must be reported once.
    if (isDone) await networkIdle(visited)
    else await visited.page.waitForTimeout(100)
    isQuiet = isDone
  }
}

/** Clicks on a game, which the page is asked to open. */
async function play({ ask, page, sent }: Visited, timeout: number): Promise<string[]> {
  const end = Date.now() + timeout
  let place: { x: number; y: number } | undefined
  while (!place && Date.now() < end) place = await ask('placeOfGame()')
  if (!place) return ['no game to click on']
  await page.mouse.click(place.x, place.y)
  const launched = (await ask<string[]>('launched()')).join()
  const isAsked = sent.some(
    ({ api, data }) =>
      JSON.stringify(api) === '{"class":"casino","method":"games_list"}' && isExact(data as object)
  )
  return [
    ...(launched === 'slot' ? [] : [`a click on a game opens ${launched || 'nothing'}`]),
    ...(isAsked ? [] : ['games are not asked for as the contract says'])
  ]
}

function isExact(data: object): boolean {
  const entries = Object.entries(data).toSorted()
  return JSON.stringify(entries) === '[["Lang","tr"],["limit",48],["offset",0]]'
}
