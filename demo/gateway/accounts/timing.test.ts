import { setTimeout as wait } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { failedAttempts, players } from '../db/schema/index.ts'
import { passwords } from '../session/passwords.ts'
import { testGateway, type TestGateway } from '../testing/client.ts'
import { record } from '../testing/figures.ts'
import { registrationForm } from '../testing/registration.ts'
import { size } from '../testing/sizes.ts'
import { addPlayer } from '../testing/test-content.ts'

/** Samples per reply, which take half an hour. Skipped by `npm test`, where other tests count the work. */
const SAMPLES = Number(process.env['TIMING_SAMPLES'] ?? size(0, 1_000))

/** Maximum relative difference between two medians (W13). */
const MAX_GAP = 0.05

const HOUR = 3_600_000

/** Calls by name, such as `known` and `unknown`. */
type Calls = Record<string, () => Promise<unknown>>

let gateway: TestGateway

beforeAll(async () => {
  // The real cost of passwords, and real pauses.
  gateway = await testGateway({ passwords, pause: ms => wait(Math.max(0, ms)) })
})
afterAll(() => gateway.close())

/** Alternates between the calls, so that load on the machine affects all of them. @returns Medians in ms. */
async function mediansOf(calls: Calls): Promise<Record<string, number>> {
  const taken = Object.entries(calls).map(([name, run]) => ({ name, run, times: [] as number[] }))
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const { run, times } of taken) {
      await gateway.database.delete(failedAttempts)
      const startedAt = performance.now()
      await run()
      times.push(performance.now() - startedAt)
    }
  }
  return Object.fromEntries(taken.map(({ name, times }) => [name, medianOf(times)]))
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** The largest difference between two medians, relative to the smallest. */
function gapOf(medians: Record<string, number>): number {
  const values = Object.values(medians)
  return Math.max(...values) / Math.min(...values) - 1
}

/** The medians and their gap, for the table of figures. */
function textOf(medians: Record<string, number>): string {
  const each = Object.entries(medians).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`)
  return `${each.join(', ')}: ${(gapOf(medians) * 100).toFixed(1)} % apart`
}

let number = 0

function registration(changes: Record<string, string> = {}): Promise<unknown> {
  number += 1
  return gateway.call('user.register', { ...registrationForm(`yeni-${number}`), ...changes })
}

const cases: Record<string, () => Promise<Calls>> = {
  'user.login': async () => {
    await addPlayer(gateway.database, { username: 'bilinen' })
    // The players of tests have a cheaper hash.
    const passwordHash = await passwords.hash('Demo123!')
    await gateway.database.update(players).set({ passwordHash }).where(eq(players.username, 'bilinen'))
    const as = (username: string) => () => gateway.call('user.login', { username, password: 'Yanlis1' })
    return { known: as('bilinen'), unknown: as('bilinmeyen') }
  },
  'user.register': async () => ({
    'known name': () => registration({ username: 'demo' }),
    'known e-mail': () => registration({ email: 'demo@example.com' }),
    unknown: () => registration()
  }),
  'user.forgot': async () => {
    await addPlayer(gateway.database, { username: 'unutan' })
    // Older links expire, so that each call creates one.
    const forgot = (email: string) => () => {
      gateway.advance(HOUR)
      return gateway.call('user.forgot', { email })
    }
    return { known: forgot('unutan@example.com'), unknown: forgot('kimse@example.com') }
  }
}

describe.runIf(SAMPLES > 0)('whether an account exists', () => {
  test.each(Object.keys(cases))(
    'W13 is not revealed by the duration of %s',
    { timeout: HOUR },
    async name => {
      const medians = await mediansOf(await cases[name]!())

      record({ id: 'W13', subject: name, text: textOf(medians), limit: `${MAX_GAP * 100} %` })
      expect(gapOf(medians)).toBeLessThanOrEqual(MAX_GAP)
    }
  )
})
