import { setTimeout as wait } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { misses, players } from '../db/schema/index.ts'
import { passwords } from '../session/passwords.ts'
import { testGateway, type TestGateway } from '../testing/client.ts'
import { addPlayer } from '../testing/small-world.ts'

/**
 * How often each answer is taken; none without `TIMING_SAMPLES`, since 1000 of them take a quarter of an hour. The tests
 * beside this one count the work instead.
 */
const SAMPLES = Number(process.env['TIMING_SAMPLES'] ?? 0)

/** By how much the medians of two answers may differ (W13). */
const MOST = 0.05

const HOUR = 3_600_000

/** What is asked, by what it is about: `known` and `unknown`, for one. */
type Questions = Record<string, () => Promise<unknown>>

let gateway: TestGateway

beforeAll(async () => {
  // The real cost of a password, and real waits.
  gateway = await testGateway({ passwords, pause: ms => wait(Math.max(0, ms)) })
})
afterAll(() => gateway.close())

/** Asks in turns, so that a busy minute of the machine falls on all of them. @returns Their medians, ms. */
async function mediansOf(questions: Questions): Promise<Record<string, number>> {
  const taken = Object.entries(questions).map(([name, ask]) => ({ name, ask, times: [] as number[] }))
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    for (const { ask, times } of taken) {
      await gateway.database.delete(misses)
      const begun = performance.now()
      await ask()
      times.push(performance.now() - begun)
    }
  }
  return Object.fromEntries(taken.map(({ name, times }) => [name, medianOf(times)]))
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** The widest gap between two medians, as a share of the smallest. */
function gapOf(medians: Record<string, number>): number {
  const values = Object.values(medians)
  return Math.max(...values) / Math.min(...values) - 1
}

let number = 0

function registration(changes: Record<string, string> = {}): Promise<unknown> {
  number += 1
  return gateway.call('user.register', {
    firstname: 'Ayşe',
    lastname: 'Işık',
    birthdate: '1990-03-05',
    identity: '11111111110',
    country: 'TR',
    city: 'İzmir',
    address: 'Deniz Sokak 1',
    currency: 'TRY',
    email: `yeni-${number}@posta.example`,
    phone: '+905000000001',
    username: `yeni-${number}`,
    password: 'Kumsal7',
    confirm_password: 'Kumsal7',
    sms_optin: 0,
    email_optin: 0,
    rules_accepted: 1,
    ...changes
  })
}

const cases: Record<string, () => Promise<Questions>> = {
  'user.login': async () => {
    await addPlayer(gateway.database, { username: 'bilinen' })
    // The players of tests have a cheaper one.
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
    // The links of an hour ago are no longer good, so that each time one is made.
    const ask = (email: string) => () => {
      gateway.pass(HOUR)
      return gateway.call('user.forgot', { email })
    }
    return { known: ask('unutan@example.com'), unknown: ask('kimse@example.com') }
  }
}

describe.runIf(SAMPLES > 0)('who has an account', () => {
  test.each(Object.keys(cases))('W13 cannot be told from the time of %s', { timeout: HOUR }, async name => {
    const medians = await mediansOf(await cases[name]!())

    console.table({ [`${name}, ms`]: medians })
    expect(gapOf(medians)).toBeLessThanOrEqual(MOST)
  })
})
