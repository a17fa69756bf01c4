// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import type { Round } from '../protocol/rounds.ts'
import { RequestError, type Client } from './client.ts'
import { Game } from './game.ts'
import type { GameView } from './game-view.ts'
import type { Page } from './page.ts'
import type { Shell } from './shell.ts'

/** A game of which each request to play fails; its controls are fake. */
async function openGame(code: 'offline' | 'not-enough-money', lastRounds: Round[] = []) {
  const ignore = () => undefined
  const post = vi.fn(async (_path: string, _body: object) => {
    throw new RequestError(code)
  })
  const figures = { show: ignore, startClock: ignore }
  // Only what a game uses of them.
  const shell = {
    figures,
    stakes: { setLocked: ignore },
    playButton: document.createElement('button'),
    setPlayButton: ignore,
    showMessage: vi.fn(),
    offerDeposit: ignore
  } as unknown as Shell
  const page = { token: code, isDemo: true, host: { send: ignore }, reportReady: ignore } as unknown as Page
  const state = { balance: 10_000, net: 0, elapsed: 0, lastRounds }
  const client = { get: async () => state, post } as unknown as Client
  const show = vi.fn()
  const view = {
    show,
    describe: ignore,
    texts: { play: ignore, playing: ignore, ready: ignore },
    readBet: () => ({ stake: 500 }),
    setLocked: ignore,
    start: ignore,
    stop: ignore
  } as unknown as GameView
  const game = new Game({ page, shell, client, view })
  await game.open()
  await game.play()
  return { show, post, ids: () => post.mock.calls.map(([, body]) => (body as { roundId: string }).roundId) }
}

it('goes on with the same round when the device is online again', async () => {
  const { post, ids } = await openGame('offline')
  expect(post).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => post.mock.calls.length).toBe(2)

  expect(new Set(ids()).size).toBe(1)
})

it('starts no round by itself when the device is online again', async () => {
  const { post } = await openGame('not-enough-money')
  window.dispatchEvent(new Event('online'))
  await Promise.resolve()

  expect(post).toHaveBeenCalledOnce()
})

it('shows the newest of the last rounds when it is opened', async () => {
  const newest = { id: 'b', number: 1, stake: 500, returned: 900, outcome: {} }
  const { show } = await openGame('not-enough-money', [newest, { ...newest, id: 'a', number: 0 }])

  expect(show).toHaveBeenCalledExactlyOnceWith(newest)
})
