import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import type { Wire } from '../contract/call.ts'
import { initGame } from '../contract/casino.ts'
import { listTransactions, type Transaction } from '../contract/finance.ts'
import { playOf, type PlayStore } from './index.ts'
import { $toasts } from '../toasts/index.ts'
import { transaction } from '../testing/index.ts'
import { withSignedInPlayer, world } from '../testing/signed-in.ts'

const ORIGIN = 'https://games.test'
const slot = { type: 'slot', id: '7', gamingType: 'real' } as const

withSignedInPlayer()

afterEach(() => playOf(slot).close())

function row(id: string, type: 1 | 2, amount: string, more: Wire<Transaction> = {}): Wire<Transaction> {
  const game = { transaction_category_id: 3, gameID: '7', game_name: 'Bakır Fener' }
  return transaction(id, { transaction_type_id: type, amount, ...game, ...more })
}

function says(...items: Wire<Transaction>[]): void {
  world.gateway.expects(listTransactions, { searchCategory: '3,4,5,7' }).answers({ items, total: 999 })
}

/** Opens the game; the history contains these rows already. */
async function open(...before: Wire<Transaction>[]): Promise<PlayStore> {
  world.gateway.expects(initGame).answers({ url: `${ORIGIN}/7` })
  says(...before)
  const play = playOf(slot)
  await play.open()
  await expect.poll(() => play.$tally.get()).toBeDefined()
  return play
}

/** The game reports a changed balance, as it does after each round. */
function announce(play: PlayStore): void {
  play.handleMessage({ data: { v: 1, type: 'balance', value: 999_999 }, origin: ORIGIN, isFromFrame: true })
}

const old = row('old', 1, '500.00')

describe('tally of a game', () => {
  test('PLAY-04 is the gateway’s sum since the game was opened, independent of the game’s messages', async () => {
    const play = await open(old)
    expect(play.$tally.get()).toEqual({ in: 0, out: 0, net: 0, name: 'Bakır Fener' })
    says(row('c', 1, '12.50'), row('b', 2, '10.00'), row('a', 2, '10.00'), old)
    announce(play)

    await expect.poll(() => play.$tally.get()).toMatchObject({ in: 1_250, out: 2_000, net: -750 })
  })

  test('PLAY-02 is not that of a live table with the same id', async () => {
    const table = { transaction_category_id: 4, game_name: 'Rulet' }
    const play = await open(row('before', 2, '5.00', table))
    expect(play.$tally.get()?.name).toBe('')
    says(row('b', 2, '10.00'), row('a', 2, '70.00', table), row('before', 2, '5.00', table))
    announce(play)

    await expect.poll(() => play.$tally.get()).toMatchObject({ out: 1_000, name: 'Bakır Fener' })
  })

  test('adds up the rounds and counts each row once', async () => {
    const play = await open()
    says(row('a', 2, '10.00'))
    announce(play)
    await expect.poll(() => play.$tally.get()?.out).toBe(1_000)
    says(row('b', 2, '5.00'), row('a', 2, '10.00'))
    announce(play)

    await expect.poll(() => play.$tally.get()?.out).toBe(1_500)
  })

  test('reads on after a full page of which a row has no id', async () => {
    const play = await open(old)
    const rows = Array.from({ length: 49 }, (_, index) => row(`new-${index}`, 2, '1.00'))
    const data = [...rows, { ...row('', 2, '1.00'), id: null }]
    world.gateway.expects(listTransactions).breaksContract(JSON.stringify({ result: true, data }))
    says(row('first', 2, '1.00'), old)
    announce(play)

    await expect.poll(() => play.$tally.get()?.out).toBe(5_000)
  })

  test('includes rows that name no game, and keeps its name', async () => {
    const play = await open(old)
    says(row('a', 2, '10.00', { gameID: '', game_name: '' }))
    announce(play)

    await expect.poll(() => play.$tally.get()).toMatchObject({ out: 1_000, name: 'Bakır Fener' })
  })

  test('does not count the rows before it again after an empty reply', async () => {
    const play = await open(old)
    says()
    announce(play)
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
    says(row('a', 2, '10.00'), old)
    announce(play)

    await expect.poll(() => play.$tally.get()).toMatchObject({ in: 0, out: 1_000 })
  })

  test('excludes another game that is played at the same time', async () => {
    const play = await open(old)
    says(row('b', 2, '99.00', { gameID: '8' }), row('a', 2, '1.00'), old)
    announce(play)

    await expect.poll(() => play.$tally.get()?.out).toBe(100)
  })

  test('twenty messages cause one further request, also when they arrive during a slow one', async () => {
    const play = await open(old)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const slow = world.gateway.expects(listTransactions).waits()
    for (let turn = 0; turn < 20; turn++) announce(play)
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
    vi.advanceTimersByTime(1_000)
    says(row('a', 2, '1.00'), old)
    slow.answers({ items: [old], total: 1 })

    await expect.poll(() => play.$tally.get()).toMatchObject({ in: 0, out: 100 })
    expect(world.gateway.count(listTransactions)).toBe(3)
  })

  test('reads one page if it has the last row, and at most four', async () => {
    const full = (name: string) => Array.from({ length: 50 }, (_, index) => row(`${name}${index}`, 2, '1.00'))
    const play = await open(...full('before'))
    expect(world.gateway.count(listTransactions)).toBe(1)
    says(...full('first').slice(1), row('before0', 2, '1.00'))
    announce(play)
    await expect.poll(() => play.$tally.get()?.out).toBe(4_900)
    expect(world.gateway.count(listTransactions)).toBe(2)
    for (const name of ['a', 'b', 'c', 'd']) says(...full(name))
    announce(play)

    await expect.poll(() => play.$tally.get()?.out).toBe(24_900)
    expect(world.gateway.count(listTransactions)).toBe(6)
  })

  test('PLAY-02 is forgotten when the game is closed, with a reply that arrives later', async () => {
    const play = await open(old)
    const late = world.gateway.expects(listTransactions).waits()
    announce(play)
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
    play.close()
    late.answers({ items: [row('a', 2, '1.00'), old], total: 2 })
    await new Promise(resolve => setTimeout(resolve))

    expect(play.$tally.get()).toBeUndefined()
  })

  test('is unknown when the gateway does not report it', async () => {
    world.gateway.expects(initGame).answers({ url: `${ORIGIN}/7` })
    world.gateway.expects(listTransactions).refuses('Olmadı')
    const play = playOf(slot)
    await play.open()
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
    await new Promise(resolve => setTimeout(resolve))
    announce(play)
    await new Promise(resolve => setTimeout(resolve))

    expect(world.gateway.count(listTransactions)).toBe(1)
    expect(play.$tally.get()).toBeUndefined()
    expect($toasts.get()).toEqual([])
  })

  test('is zero for a game without money', async () => {
    world.gateway.expects(initGame).answers({ url: `${ORIGIN}/7` })
    const play = playOf({ ...slot, gamingType: 'demo' })
    await play.open()
    play.close()

    expect(world.gateway.count(listTransactions)).toBe(0)
  })
})
