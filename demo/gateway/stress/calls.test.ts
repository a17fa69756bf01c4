import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { rowsOf } from '../db/database.ts'
import { bonuses } from '../db/schema/index.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { seedCashier } from '../seed/cashier.ts'
import { makeIban } from '../seed/iban.ts'
import { deleteExpired } from '../cleanup.ts'
import { encrypt, signIn, stepUp, testGateway, type TestGateway, textOf } from '../testing/client.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { addPlayer } from '../testing/test-content.ts'
import { describeOnBackends } from './backends.ts'
import { bonusRow } from './bonus-row.ts'
import { record } from '../testing/figures.ts'
import { LONG, size } from '../testing/sizes.ts'

const DAY = 24 * 3_600_000
/** 200 lira, the minimum of the method, in kuruş. */
const MIN_AMOUNT = 20_000n
const WRITERS = 50
const REPEATS = 20
/** Request ids that are sent at the same time. */
const CONCURRENT_KEYS = 5

describeOnBackends('BOX-02 calls over HTTP', backend => {
  let folder: string
  let databaseUrl: string | undefined
  let gateway: TestGateway

  const start = () => testGateway({ dataDir: folder, databaseUrl })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bnw-stress-'))
    databaseUrl = await backend.postgres?.newDatabase()
    gateway = await start()
    await seedCashier(gateway.database)
  })
  afterAll(async () => {
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A player with a bank account, and their session, encrypted once as a page does. */
  async function newPlayer(balance: bigint) {
    const username = `w-${randomUUID()}`
    const playerId = await addPlayer(gateway.database, { username, balance })
    const user = await userOf(username)
    const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
    const saved = await gateway.call('finance.save_bank_account', form, { user })
    return { username, playerId, user, account: textOf(saved, 'bankAccountID') }
  }

  async function userOf(username: string) {
    const { uid, sid } = await stepUp(gateway, await signIn(gateway, username))
    return { uid: encrypt(gateway.publicPem, uid), sid: encrypt(gateway.publicPem, sid), uip: '{ip}' }
  }

  /** Sends a call again while the gateway is overloaded, as clients do. The request id makes this safe. */
  async function callUntilAnswered(name: string, data: object, user: unknown) {
    for (;;) {
      const reply = await gateway.call(name, { ...data }, { user })
      if (reply.status !== 503) return reply
    }
  }

  test('W1 allows exactly the funded half of many concurrent withdrawals', LONG, async () => {
    const calls = size(300, 10_000)
    const { playerId, user, account } = await newPlayer(BigInt(calls / 2) * MIN_AMOUNT)
    const outcomes = new Map<string, number>()
    const form = { Type: 2, methodID: '201', amount: '200.00', account }
    const write = async () => {
      for (let index = 0; index < calls / WRITERS; index += 1) {
        const data = { ...form, request_id: randomUUID() }
        const { message } = await callUntilAnswered('finance.save_bank_transfer', data, user)
        outcomes.set(message, (outcomes.get(message) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
    expect(Object.fromEntries(outcomes)).toEqual({
      'İşlem Başarılı': calls / 2,
      'Bakiye yetersiz': calls / 2
    })
    expect(await balanceOf(gateway.database, playerId)).toBe(0n)
    await expectBalanced(gateway.database)
    record({
      id: 'W1',
      subject: backend.name,
      text: `${calls} withdrawals by call, ${calls / 2} funded: ${calls / 2} passed, 0 overdrafts, ledger balanced`
    })
  })

  test('W8 gives every repeat of a request the first answer and moves money once', LONG, async () => {
    const keys = size(20, 1_000)
    const player = await newPlayer(BigInt(keys) * MIN_AMOUNT)
    const { playerId } = player
    let { user } = player
    const intents = await makeIntents(keys, player)
    const send = ({ name, data }: Intent) => callUntilAnswered(name, data, user).then(({ text }) => text)
    const firstAnswers = new Map<Intent, string>()
    for (let from = 0; from < keys; from += CONCURRENT_KEYS) {
      const group = intents.slice(from, from + CONCURRENT_KEYS)
      const answers = await Promise.all(
        group.map(intent => Promise.all(Array.from({ length: REPEATS }, () => send(intent))))
      )
      answers.forEach((texts, index) => {
        expect(new Set(texts).size).toBe(1)
        firstAnswers.set(group[index] as Intent, texts[0] ?? '')
      })
    }
    const differing = async () => {
      const wrong: string[] = []
      for (const intent of intents) {
        const text = await send(intent)
        if (text !== firstAnswers.get(intent)) wrong.push(text)
      }
      return wrong
    }
    const before = await balanceOf(gateway.database, playerId)
    expect(await effects(playerId)).toEqual(intents.map(({ moves }) => (moves ? 1 : 0)))
    for (const { name, data } of intents) {
      const other = { ...data, ...(name === 'bonus.claim' ? { bonusID: 'x' } : { amount: '201.00' }) }
      const reply = await gateway.call(name, other, { user })
      expect(reply).toMatchObject({ result: false, message: expect.stringContaining('başka bir istek') })
    }
    await gateway.close()
    gateway = await start()
    expect(await differing()).toEqual([])
    expect(await balanceOf(gateway.database, playerId)).toBe(before)
    gateway.advance(DAY)
    await deleteExpired(gateway.database, gateway.clock())
    user = await userOf(player.username)
    expect(await differing()).toEqual([])
    expect(await effects(playerId)).toEqual(intents.map(({ moves }) => (moves ? 1 : 0)))
    await expectBalanced(gateway.database)
    const moved = intents.filter(({ moves }) => moves).length
    record({
      id: 'W8',
      subject: backend.name,
      text: `${keys} keys, ${REPEATS} times at once each: ${moved} effects of ${moved}, 0 answers differ, nor after a restart and a day; ${keys} other bodies refused`
    })

    /** Number of transactions of each request id. */
    async function effects(id: string): Promise<number[]> {
      const rows = await rowsOf<{ key: string; count: number }>(
        gateway.database,
        sql`select request_id as key, count(*)::integer as count from transactions
          where player_id = ${id}::uuid and request_id is not null group by request_id`
      )
      const counts = new Map(rows.map(({ key, count }) => [key, count]))
      expect([...counts.keys()].every(key => intents.some(({ data }) => data.request_id === key))).toBe(true)
      return intents.map(({ data }) => counts.get(data.request_id) ?? 0)
    }
  })

  interface Intent {
    name: string
    data: { request_id: string; [key: string]: unknown }
    /** False if it is refused. */
    moves: boolean
  }

  /** Withdrawals and bonus claims; one in ten is a withdrawal below the minimum. */
  async function makeIntents(
    count: number,
    { playerId, account }: { playerId: string; account: string }
  ): Promise<Intent[]> {
    const intents = Array.from({ length: count }, (_, index): Intent => {
      const request_id = randomUUID()
      if (index % 2) return { name: 'bonus.claim', data: { bonusID: request_id, request_id }, moves: true }
      const moves = index % 10 !== 0
      const amount = moves ? '200.00' : '199.00'
      const data = { Type: 2, methodID: '201', amount, account, request_id }
      return { name: 'finance.save_bank_transfer', data, moves }
    })
    const claims = intents.filter(({ name }) => name === 'bonus.claim')
    await gateway.database
      .insert(bonuses)
      .values(claims.map(({ data }) => bonusRow(data.request_id, playerId)))
    expect(await gateway.database.$count(bonuses, eq(bonuses.playerId, playerId))).toBe(claims.length)
    return intents
  }
})
