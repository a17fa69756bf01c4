import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { claimBonus } from '../../contract/bonus.ts'
import { listTransactions } from '../../contract/finance.ts'
import { initAuth, logout } from '../../contract/user.ts'
import { startCore } from '../../index.ts'
import {
  cashierEvents,
  $movements,
  $foreignAttempt,
  $foreignOutcome,
  explainAttempt,
  createPaymentAttempt
} from '../index.ts'
import { noteVisibility, pageEvents } from '../../lib/index.ts'
import { logOut } from '../../session/index.ts'
import { $toasts } from '../../toasts/index.ts'
import {
  sessionFacts,
  storedPlayer,
  testEnvironment,
  transaction,
  type TestEnvironment
} from '../../testing/index.ts'

const NOW = Date.UTC(2025, 2, 1, 9)
const LOST = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

const form = createPaymentAttempt('attempt.test', (bonusID: string, id) => ({
  call: claimBonus,
  data: { bonusID, request_id: id }
}))

let world: TestEnvironment
let stops: (() => void)[] = []

/** A page of a signed-in player with the form on it. */
async function openPage({ mark = '', history = '' } = {}): Promise<void> {
  const stored = { ...storedPlayer('ayse', NOW + 10_000), ...(mark && { 'bnw:pending': mark }) }
  world = testEnvironment({ stored })
  if (history) expectHistory(history)
  await startCore()
  stops = [form.$attempt.listen(() => undefined), form.$isLocked.listen(() => undefined)]
  form.open()
}

beforeEach(() => openPage())

afterEach(() => {
  for (const stop of stops) stop()
  world.gateway.verify()
  vi.useRealTimers()
})

function mark(): string | null {
  return world.storage.get('bnw:pending')
}

function status(): string {
  return form.$attempt.get().status
}

function sentIds(): unknown[] {
  return world.gateway.sent.flatMap(({ name, data }) => (name === 'bonus.claim' ? [data.request_id] : []))
}

/** The history without a row of the try: uncertain, or certain once a minute has passed. */
function expectHistory(...ids: string[]): void {
  const items = ids.map(id => transaction(id, { request_id: id }))
  world.gateway.expects(listTransactions).answers({ items, total: items.length })
}

/** For `expect.poll`: the player comes back to the tab, and a request has time to leave before `read` looks. */
function lookAgain<Value>(read: () => Value): () => Promise<Value> {
  return async () => {
    pageEvents.emit('resume')
    await new Promise(resolve => setTimeout(resolve, 10))
    return read()
  }
}

/** A try whose answer is lost. */
async function loseAnswer(): Promise<string> {
  world.gateway.expects(claimBonus).hangsUp()
  expectHistory()
  await form.submit('7')
  await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
  return form.$attempt.get().id
}

describe('a try to move money', () => {
  test('N2 CASH-09 sends once however often it is asked to', async () => {
    world.gateway.expects(claimBonus, { bonusID: '7' }).answers()
    await Promise.all(Array.from({ length: 100 }, () => form.submit('7')))

    expect(status()).toBe('accepted')
    expect(world.gateway.count(claimBonus)).toBe(1)
    expect(mark()).toBeNull()
  })

  test('CASH-09 keeps its id from the opening of the form until the outcome is known, then takes another', async () => {
    const opened = form.$attempt.get().id
    world.gateway.expects(claimBonus).refuses('Bakiye yetersiz')
    await form.submit('7')
    const refused = form.$attempt.get()
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')

    expect(sentIds()).toEqual([opened, refused.id])
    expect(refused.id).not.toBe(opened)
    expect(refused.status === 'refused' && explainAttempt(refused.error)).toBe('Bakiye yetersiz')
  })

  test('CASH-07 tells a refusal for one second', async () => {
    world.gateway.expects(claimBonus).refuses('Bakiye yetersiz')
    await form.submit('7')

    expect($toasts.get().map(({ text, tone, durationMs }) => [text(), tone, durationMs])).toEqual([
      ['Bakiye yetersiz', 'bad', 1_000]
    ])
    expect(mark()).toBeNull()
  })

  test('marks itself for other tabs without its amount', async () => {
    const call = world.gateway.expects(claimBonus).waits()
    const done = form.submit('7')
    await expect.poll(mark).toBe(JSON.stringify({ request_id: form.$attempt.get().id, time: NOW }))
    call.answers()

    await done
    expect(mark()).toBeNull()
  })

  test.each(['hangsUp', 'breaksContract', 'fails'] as const)(
    'N3 calls its outcome unknown, never failed, when the answer %s',
    async fault => {
      if (fault !== 'fails') expectHistory()
      const call = world.gateway.expects(claimBonus)
      if (fault === 'fails') call.fails(500)
      else if (fault === 'hangsUp') call.hangsUp()
      else call.breaksContract('<html>')
      await form.submit('7')
      await expect.poll(() => world.gateway.count(listTransactions)).toBe(fault === 'fails' ? 0 : 1)

      expect(status()).toBe('unknown')
      expect(mark()).not.toBeNull()
      expect($toasts.get().filter(({ durationMs }) => durationMs > 0)).toEqual([])
      await form.submit('8')
      expect(world.gateway.count(claimBonus)).toBe(1)
    }
  )

  test('GATE-06 waits 45 seconds for an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    world.gateway.expects(claimBonus).waits()
    void form.submit('7')
    await vi.advanceTimersByTimeAsync(44_900)
    expect(status()).toBe('sending')
    expectHistory()
    await vi.advanceTimersByTimeAsync(300)

    expect(status()).toBe('unknown')
  })

  test('CASH-09 unknown, is sent again by the player alone, as it was and with the same id', async () => {
    const id = await loseAnswer()
    world.gateway.expects(claimBonus, { bonusID: '7', request_id: id }).answers()
    await form.submitAgain()

    expect(status()).toBe('accepted')
    expect(sentIds()).toEqual([id, id])
  })

  test('CASH-09 sent again, stays unknown where the answer says nothing about the first', async () => {
    const id = await loseAnswer()
    world.gateway.expects(claimBonus).refuses('Oturum süresi doldu')
    world.gateway.expects(initAuth).answers(sessionFacts())
    expectHistory()
    await form.submitAgain()

    expect(form.$attempt.get()).toMatchObject({ status: 'unknown', id })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
  })

  test.each(['in the envelope', 'as an HTTP status'])(
    'CASH-09 sent again, stays unknown with the same id when 429 comes %s',
    async where => {
      const id = await loseAnswer()
      const call = world.gateway.expects(claimBonus, { bonusID: '7', request_id: id })
      if (where === 'in the envelope') call.refuses('Çok fazla deneme', 429)
      else call.fails(429)
      expectHistory()
      await form.submitAgain()

      expect(form.$attempt.get()).toMatchObject({ status: 'unknown', id, input: '7' })
      expect(mark()).toContain(id)
      await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
    }
  )

  test('CASH-09 stays unknown with the same id when the form is opened again', async () => {
    const id = await loseAnswer()
    form.open()

    expect(form.$attempt.get()).toMatchObject({ status: 'unknown', id, input: '7' })
  })

  test('CASH-09 keeps the id of what is being sent when the form is opened again', async () => {
    const call = world.gateway.expects(claimBonus).waits()
    const done = form.submit('7')
    await expect.poll(() => world.gateway.count(claimBonus)).toBe(1)
    form.open()
    expect(form.$attempt.get()).toMatchObject({ status: 'sending', id: sentIds()[0] })
    call.answers()

    await done
    expect(status()).toBe('accepted')
  })

  test('CASH-09 is accepted when the history has its row', async () => {
    const id = await loseAnswer()
    expectHistory('another', id)

    await expect
      .poll(lookAgain(form.$attempt.get))
      .toMatchObject({ status: 'accepted', row: { request_id: id } })
    expect(mark()).toBeNull()
  })

  test('CASH-09 moved nothing when a minute has passed and the history has no row', async () => {
    const id = await loseAnswer()
    world.clock.advance(59_000)
    expectHistory()
    await expect.poll(lookAgain(() => world.gateway.count(listTransactions))).toBe(2)
    expect(status()).toBe('unknown')
    world.clock.advance(1_000)
    expectHistory()

    await expect.poll(lookAgain(status)).toBe('refused')
    expect(form.$attempt.get().id).not.toBe(id)
    expect(mark()).toBeNull()
  })

  test('SESS-05 asks again after a silent refresh, and sends nothing by itself', async () => {
    world.gateway.expects(claimBonus).refuses('Oturum süresi doldu')
    world.gateway.expects(initAuth).answers(sessionFacts())
    await form.submit('7')
    const state = form.$attempt.get()

    expect(state.status === 'refused' && explainAttempt(state.error)).toContain('Oturumunuz yenilendi')
    expect(world.gateway.count(claimBonus)).toBe(1)
  })

  test('is followed until it is approved, by the history alone and only while it is New', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')
    const { id } = form.$attempt.get()
    let moves = 0
    onTestFinished(cashierEvents.on('moneyMoved', () => void moves++))
    for (const transaction_status of [1001, 1002]) {
      const items = [transaction('T', { request_id: id, transaction_status })]
      world.gateway.expects(listTransactions).answers({ items, total: 1 })
      vi.advanceTimersByTime(15_000)
      await expect.poll(() => $movements.get()[0]?.row?.transaction_status).toBe(transaction_status)
    }
    vi.advanceTimersByTime(60_000)

    expect(moves).toBe(2)
    expect(world.gateway.count(listTransactions)).toBe(2)
  })

  test('SESS-06 asks nothing by a timer while nobody looks or uses the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')
    noteVisibility(false)
    vi.advanceTimersByTime(60_000)
    noteVisibility(true)
    world.clock.advance(300_000)
    vi.advanceTimersByTime(60_000)

    expect(world.gateway.count(listTransactions)).toBe(0)
  })

  test('SESS-07 is forgotten when the player logs out', async () => {
    const id = await loseAnswer()
    world.gateway.expects(logout).answers()
    await logOut()

    expect(form.$attempt.get()).toMatchObject({ status: 'idle' })
    expect(form.$attempt.get().id).not.toBe(id)
    expect(mark()).toBeNull()
  })
})

describe('a try of another tab, or of before a reload', () => {
  test('CASH-09 holds this one back until its mark goes', async () => {
    expectHistory()
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) })
    expect(form.$isLocked.get()).toBe(true)
    const passedOver = form.submit('7')
    expect(status()).toBe('idle')
    await passedOver
    expect(world.gateway.count(claimBonus)).toBe(0)
    world.storage.fromOtherTab({ 'bnw:pending': null })
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')

    expect(status()).toBe('accepted')
  })

  test('CASH-09 holds this one back also where both begin at once', async () => {
    expectHistory()
    const done = form.submit('7')
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) })
    await done

    expect(status()).toBe('idle')
    expect(world.gateway.count(claimBonus)).toBe(0)
    expect(mark()).toContain(LOST)
  })

  test('CASH-09 after a reload is looked for in the history, and told', async () => {
    for (const stop of stops) stop()
    world.gateway.verify()
    await openPage({ mark: JSON.stringify({ request_id: LOST, time: NOW }), history: LOST })

    await expect.poll(() => $foreignOutcome.get()).toMatchObject({ request_id: LOST })
    expect($foreignAttempt.get()).toBeUndefined()
    expect(form.$isLocked.get()).toBe(false)
    expect(mark()).toBeNull()
  })

  test('CASH-09 whose mark lies in the future holds back for a minute, not for ever', async () => {
    expectHistory()
    const time = NOW + 86_400_000
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time }) })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
    world.clock.advance(60_000)
    expectHistory()

    await expect.poll(lookAgain(mark)).toBeNull()
    expect($foreignOutcome.get()).toBe('nothing')
  })

  test('SESS-09 whose mark cannot be read holds nothing back', async () => {
    world.storage.fromOtherTab({ 'bnw:pending': '{"request_id":7' })

    expect(form.$isLocked.get()).toBe(false)
  })
})
