/** Setup for unit tests of payment attempts: a page of a signed-in player with the form of a bonus claim. */
import { afterEach, beforeEach, expect, vi } from 'vitest'

import { createPaymentAttempt } from '../cashier/index.ts'
import { claimBonus } from '../contract/bonus.ts'
import { listTransactions } from '../contract/finance.ts'
import { startCore } from '../index.ts'
import { pageEvents } from '../lib/index.ts'
import { NOW, testEnvironment } from './environment.ts'
import { storedPlayer, transaction } from './makers.ts'

export { NOW }

export const form = createPaymentAttempt((bonusID: string, id) => ({
  call: claimBonus,
  data: { bonusID, request_id: id }
}))

/** The environment of the current test. */
export let world = testEnvironment()
let stops: (() => void)[] = []

/**
 * Starts the page. A page that is open already is closed.
 *
 * @param options `lock`: a stored pending lock. `history`: the request_id of a row of the history.
 */
export async function openPage({ lock = '', history = '' } = {}): Promise<void> {
  closePage()
  const stored = { ...storedPlayer('ayse', NOW + 10_000), ...(lock && { 'bnw:pending': lock }) }
  world = testEnvironment({ stored })
  if (history) expectHistory(history)
  await startCore()
  stops = [form.$attempt.listen(() => undefined), form.$isLocked.listen(() => undefined)]
  form.open()
}

/** Removes the listeners of the form, as when its element is removed. */
export function closePage(): void {
  for (const stop of stops.splice(0)) stop()
}

/** Begins each test of the file with an open form. */
export function withClaimForm(): void {
  beforeEach(() => openPage())

  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })
}

/** The stored pending lock. */
export function pendingLock(): string | null {
  return world.storage.get('bnw:pending')
}

export function status(): string {
  return form.$attempt.get().status
}

/** The request_ids of all sent claims. */
export function sentIds(): unknown[] {
  return world.gateway.sent.flatMap(({ name, data }) => (name === 'bonus.claim' ? [data.request_id] : []))
}

/** Expects one request of the history, with one row for each request_id. */
export function expectHistory(...ids: string[]): void {
  const items = ids.map(id => transaction(id, { request_id: id }))
  world.gateway.expects(listTransactions).answers({ items, total: items.length })
}

/** Expects one request of the history, with one row that names no request. @param date Istanbul; NOW is 12:00. */
export function expectRowWithoutId(date: string): void {
  const items = [transaction('1', { request_id: '', date })]
  world.gateway.expects(listTransactions).answers({ items, total: 1 })
}

/** Sends a claim whose response is lost. Returns its id. */
export async function loseResponse(): Promise<string> {
  world.gateway.expects(claimBonus).hangsUp()
  expectHistory()
  await form.submit('7')
  await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
  return form.$attempt.get().id
}

/** For `expect.poll`: resumes the page, and waits for requests to be sent before `read` runs. */
export function afterResume<Value>(read: () => Value): () => Promise<Value> {
  return async () => {
    pageEvents.emit('resume')
    await new Promise(resolve => setTimeout(resolve, 10))
    return read()
  }
}
