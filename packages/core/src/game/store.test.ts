import { afterEach, describe, expect, onTestFinished, test } from 'vitest'

import { initGame } from '../contract/casino.ts'
import { checkBalance, listTransactions } from '../contract/finance.ts'
import { initTable } from '../contract/livecasino.ts'
import { initAuth, logout } from '../contract/user.ts'
import { initVirtualGame } from '../contract/virtualgames.ts'
import { environment } from '../environment.ts'
import { loadBalance, startBalance } from '../balance/index.ts'
import { explainPlay, gameEvents, playOf, type PlayKey } from './index.ts'
import { logOut } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { sessionFacts } from '../testing/index.ts'
import { NOW, withSignedInPlayer, world } from '../testing/signed-in.ts'

const ORIGIN = 'https://games.test'
const url = `${ORIGIN}/slot/7?token=t`
const round = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'
const slot = { type: 'slot', id: '7', gamingType: 'real' } as const

withSignedInPlayer()

afterEach(() => playOf(slot).close())

async function open() {
  world.gateway.expects(initGame).answers({ url })
  world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
  const play = playOf(slot)
  await play.open()
  await expect.poll(() => play.$tally.get()).toBeDefined()
  return play
}

function messageOf(data: unknown, more: { origin?: string; isFromFrame?: boolean } = {}) {
  return { data, origin: ORIGIN, isFromFrame: true, ...more }
}

/** The text for a game that cannot be opened. */
async function reasonOf(key: PlayKey): Promise<string> {
  const play = playOf(key)
  await play.reload()
  if (play.$play.get().status === 'launching') await expect.poll(() => play.$tally.get()).toBeDefined()
  const state = play.$play.get()
  return state.status === 'failed' ? explainPlay(state.error) : state.status
}

describe('game', () => {
  test('PLAY-01 starts a slot game by its id, once', async () => {
    const play = await open()
    await play.open()

    expect(world.gateway.sent.at(-2)?.data).toMatchObject({ gameID: '7', gamingType: 'real' })
    expect(play.$play.get()).toEqual({ status: 'launching', url, origin: ORIGIN, name: '', provider: '' })
    expect(world.gateway.count(initGame)).toBe(1)
  })

  test('PLAY-01 starts a live game by its table', async () => {
    world.gateway.expects(initTable, { tableID: '5', isMobile: true }).answers({ url })
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })

    expect(await reasonOf({ type: 'live', id: '5', gamingType: '' })).toBe('launching')
  })

  test('PLAY-01 starts a virtual game by its provider and type, and has the name of the reply', async () => {
    world.gateway
      .expects(initVirtualGame, { providerID: '804', type: 'virtual' })
      .answers({ url, name: 'Bingo' })
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    const key = { type: 'virtual', id: '804', gamingType: '' } as const
    await reasonOf(key)

    expect(playOf(key).$play.get()).toMatchObject({ name: 'Bingo' })
  })

  test.each([
    ['slot', initGame],
    ['live', initTable]
  ] as const)('PLAY-02 a %s has the name and provider of the reply', async (type, call) => {
    world.gateway.expects(call).answers({ url, name: 'Balon', provider: 'Poyraz' })
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    const key = { type, id: '8', gamingType: '' } as const
    await reasonOf(key)

    expect(playOf(key).$play.get()).toMatchObject({ name: 'Balon', provider: 'Poyraz' })
    expect(world.gateway.sent.filter(({ data }) => 'gamingType' in data)).toEqual([])
  })

  test.each([
    ['no address', ''],
    ['plain http', 'http://games.test/7'],
    ['a script', 'javascript:alert(1)'],
    ['the gateway itself', 'https://gateway.test/7'],
    ['the site itself', 'https://site.test/7'],
    ['the page itself', 'https://page.test/7'],
    ['the scripts', 'https://scripts.test/7']
  ])('PLAY-04 with %s is unavailable', async (_what, address) => {
    environment().pageOrigin = 'https://page.test'
    Object.assign(environment().configuration, { scripts: 'https://scripts.test' })
    world.gateway.expects(initGame).answers({ url: address })

    expect(await reasonOf(slot)).toBe('Sağlayıcıya Ulaşılamıyor')
  })

  test('PLAY-04 opens an address with whitespace around it', async () => {
    world.gateway.expects(initGame).answers({ url: ` ${url}\n` })
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })

    expect(await reasonOf(slot)).toBe('launching')
    expect(playOf(slot).$play.get()).toMatchObject({ url })
  })

  test.each([
    ['Internal Server Error', 'Sağlayıcıya Ulaşılamıyor'],
    ['Bu oyun kapalı', 'Bu oyun kapalı']
  ])('PLAY-03 refused with "%s" shows "%s" in its own place only', async (message, text) => {
    world.gateway.expects(initGame).refuses(message)

    expect(await reasonOf(slot)).toBe(text)
    expect($toasts.get()).toEqual([])
  })

  test('PLAY-02 is reset when it is closed', async () => {
    const play = await open()
    let moves = 0
    onTestFinished(gameEvents.on('moneyMoved', () => void moves++))
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    play.close()

    expect(moves, 'the stake has moved').toBe(1)
    expect(play.$play.get()).toEqual({ status: 'closed' })
    expect(play.$rounds.get()).toEqual({ current: '', ended: '', since: 0, isBalanceTooLow: false })
  })

  test('PLAY-02 is not closed before it was opened', () => {
    const play = playOf(slot)
    play.close()

    expect(play.$play.get()).toEqual({ status: 'idle' })
  })

  test('is not opened by a reply that arrives after it was closed', async () => {
    const answer = world.gateway.expects(initGame).waits()
    const play = playOf(slot)
    const done = play.open()
    play.close()
    answer.answers({ url })
    await done

    expect(play.$play.get()).toEqual({ status: 'closed' })
  })

  test('is ready after its ready message', async () => {
    const play = await open()
    play.handleMessage(messageOf({ v: 1, type: 'ready' }))

    expect(play.$play.get()).toMatchObject({ status: 'ready', url })
  })

  test.each([
    ['another origin', { origin: 'https://games.test:444' }],
    ['another window', { isFromFrame: false }]
  ])('PLAY-04 ignores %s', async (_what, more) => {
    const play = await open()

    expect(play.handleMessage(messageOf({ v: 1, type: 'exit' }, more))).toBeUndefined()
    expect(play.handleMessage(messageOf({ v: 1, type: 'ready' }, more))).toBeUndefined()
    expect(play.$play.get().status).toBe('launching')
  })

  test('PLAY-04 emits requests for a deposit and for the exit', async () => {
    const play = await open()

    expect(play.handleMessage(messageOf({ v: 1, type: 'deposit' }))).toBe('deposit')
    expect(play.handleMessage(messageOf({ v: 1, type: 'exit' }))).toBe('exit')
    expect(play.handleMessage(messageOf({ v: 1, type: 'log-out' }))).toBeUndefined()
  })

  test('tracks the current round by its id until the end message, also when both are repeated', async () => {
    const play = await open()
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    expect(play.$rounds.get()).toMatchObject({ current: round, ended: '' })
    for (const _twice of [1, 2]) world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    play.handleMessage(messageOf({ v: 1, type: 'round-end', id: round, return: 1_000 }))
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    expect(play.$rounds.get()).toEqual({ current: '', ended: round, since: NOW, isBalanceTooLow: false })
    play.handleMessage(messageOf({ v: 1, type: 'round-end', id: round, return: 1_000 }))

    expect(play.$rounds.get()).toEqual({ current: '', ended: round, since: NOW, isBalanceTooLow: false })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(3)
  })

  test('knows that the balance was too low for the last stake, until a round starts or the balance changes', async () => {
    const play = await open()
    const isBalanceTooLow = (message: object) => {
      play.handleMessage(messageOf({ v: 1, ...message }))
      return play.$rounds.get().isBalanceTooLow
    }
    const refused = { type: 'error', code: 'not-enough-money' }
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })

    expect(isBalanceTooLow(refused)).toBe(true)
    expect(isBalanceTooLow({ type: 'deposit' })).toBe(true)
    expect(isBalanceTooLow({ type: 'balance', value: 1 })).toBe(false)
    expect(isBalanceTooLow(refused)).toBe(true)
    expect(isBalanceTooLow({ type: 'round-start', id: round, stake: 500 })).toBe(false)
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
  })

  test('does not end its round by the end message of another', async () => {
    const play = await open()
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    const other = round.replace('6f', '7f')
    play.handleMessage(messageOf({ v: 1, type: 'round-end', id: other, return: 0 }))

    expect(play.$rounds.get()).toMatchObject({ current: round, ended: '' })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
  })

  test('SESS-06 a round that starts and a message of activity are activity, others are not', async () => {
    const play = await open()
    let count = 0
    onTestFinished(gameEvents.on('activity', () => void count++))
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    expect(count).toBe(1)
    play.handleMessage(messageOf({ v: 1, type: 'activity' }))
    expect(count).toBe(2)

    for (const type of ['ready', 'deposit', 'exit']) play.handleMessage(messageOf({ v: 1, type }))
    expect(count).toBe(2)
  })

  test('PLAY-04 BAL-01 a balance message reloads the balance and is not used as its value', async () => {
    world.gateway.expects(checkBalance).answers([{ balance: '100.00' }])
    startBalance()
    const play = await open()
    let moves = 0
    onTestFinished(gameEvents.on('moneyMoved', () => void moves++))
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    world.gateway.expects(checkBalance).answers([{ balance: '95.00' }])
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(1)
    play.handleMessage(messageOf({ v: 1, type: 'balance', value: 999_999 }))

    expect(moves).toBe(1)
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(2)
  })

  test('PLAY-04 BAL-01 a reload within a round reloads the balance, which its stake has changed', async () => {
    const play = await open()
    let moves = 0
    onTestFinished(gameEvents.on('moneyMoved', () => void moves++))
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    for (const _time of [1, 2]) world.gateway.expects(initGame).answers({ url })
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    world.clock.advance(60_000)
    await play.reload()
    await play.reload()

    expect(moves).toBe(1)
    expect(play.$rounds.get().since, 'it was opened once').toBe(NOW)
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
  })

  test('PLAY-04 a flood of messages causes one request in a second, and the last is honoured', async () => {
    const play = await open()
    const events: string[] = []
    for (const name of ['moneyMoved', 'error'] as const)
      onTestFinished(gameEvents.on(name, () => void events.push(name)))
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    const flood = (message: object) => {
      for (let count = 0; count < 1_000; count++) play.handleMessage(messageOf({ v: 1, ...message }))
    }
    flood({ type: 'balance', value: 1 })
    flood({ type: 'error', code: 'x' })
    flood({ type: 'round-end', id: round, return: 0 })
    expect(events).toEqual(['moneyMoved', 'error'])
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
    play.close()

    expect(events).toEqual(['moneyMoved', 'error', 'moneyMoved'])
  })

  test('SESS-05 PLAY-04 an error that the game reports reveals the end of the session', async () => {
    world.gateway.expects(checkBalance).answers([{ balance: '100.00' }])
    startBalance()
    const play = await open()
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(1)
    world.gateway.expects(checkBalance).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(logout).answers()
    let moves = 0
    onTestFinished(gameEvents.on('moneyMoved', () => void moves++))
    play.handleMessage(messageOf({ v: 1, type: 'error', code: 'launch-ended' }))

    await expect.poll(() => play.$play.get().status).toBe('interrupted')
    expect(moves).toBe(0)
  })

  test('SESS-05 continues when the session is refreshed', async () => {
    const play = await open()
    world.gateway.expects(checkBalance).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(checkBalance).answers([{ balance: '100.00' }])
    await loadBalance()

    expect(play.$play.get().status).toBe('launching')
  })

  test('SESS-05 stays visible after the session expired, and its messages are ignored', async () => {
    const play = await open()
    play.handleMessage(messageOf({ v: 1, type: 'round-start', id: round, stake: 500 }))
    world.gateway.expects(checkBalance).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(logout).answers()
    await loadBalance()

    expect(play.$play.get()).toMatchObject({ status: 'interrupted', url })
    expect(play.$rounds.get().current, 'leaving asks about no round').toBe('')
    expect($toasts.get(), 'the dialog over the game says it').toEqual([])
    expect(play.handleMessage(messageOf({ v: 1, type: 'deposit' }))).toBeUndefined()
    play.close()
    expect(play.$play.get()).toEqual({ status: 'closed' })
  })

  test('SESS-05 stays visible after the gateway refused the login of the session', async () => {
    const play = await open()
    play.markReady()
    world.gateway.expects(checkBalance).refuses('Giriş Başarısız', 401)
    world.gateway.expects(logout).answers()
    await loadBalance()

    expect(play.$play.get().status).toBe('interrupted')
  })

  test('SESS-07 is closed at logout', async () => {
    const play = await open()
    world.gateway.expects(logout).answers()
    await logOut()

    expect(play.$play.get()).toEqual({ status: 'closed' })
  })
})
