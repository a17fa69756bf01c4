import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'

import { gamesForFile, launchUrl, openTestGames, signedInPlayer, type TestPlayer } from '../testing/games.ts'
import { TEST_SETTINGS } from '../testing/test-content.ts'
import { registerGames } from './routes.ts'

const games = await gamesForFile()
let player: TestPlayer

beforeAll(async () => {
  player = await signedInPlayer(games, 0n)
})

async function pageAt(url: string) {
  return games.app.inject({ url: url.replace('http://localhost:4001', '') })
}

describe('the page of a game', () => {
  it('forbids inline code and other origins, and may be embedded by the hosts only', async () => {
    const response = await pageAt(await launchUrl(games, player))

    const policy = String(response.headers['content-security-policy'])
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'none'",
      ...['script', 'style', 'img', 'font', 'connect'].map(kind => `${kind}-src 'self'`),
      "require-trusted-types-for 'script'",
      'frame-ancestors http://localhost:4000 http://127.0.0.1:4000 http://localhost:4002 http://127.0.0.1:4002'
    ])
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
  })

  it('escapes the name of the game', async () => {
    const response = await pageAt(await launchUrl(games, player))

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>Bakır &lt;Fener&gt;</title>')
    expect(response.body).not.toContain('<Fener>')
  })

  it('takes language and theme from its address, and ignores other values', async () => {
    const url = await launchUrl(games, player)

    const english = await pageAt(`${url.replace('lang=tr', 'lang=en')}&theme=light`)
    const other = await pageAt(`${url.replace('lang=tr', 'lang="><b>')}&theme="><b>`)

    expect(english.body).toContain('<html lang="en" data-mode="light"')
    expect(other.body).toContain('<html lang="tr" data-mode="dark"')
  })

  it('shows the notice for an unknown token and for the token of another machine', async () => {
    const unknown = await pageAt('/play/reels?token=AAAAAAAAAAAAAAAAAAAAAA')
    const other = await pageAt((await launchUrl(games, player)).replace('/play/reels', '/play/wheel'))
    const nowhere = await pageAt('/play/roulette')

    expect([unknown.statusCode, other.statusCode, nowhere.statusCode]).toEqual([403, 403, 404])
    expect(unknown.body).toContain('src="/assets/notice.js"')
    expect(other.body).toContain('src="/assets/notice.js"')
  })

  it.each([
    ['slot', '1001', 'reels'],
    ['live', '5002', 'wheel'],
    ['live', '5003', 'baccarat'],
    ['live', '5004', 'blackjack'],
    ['live', '5005', 'fortune'],
    ['virtual', '804', 'card'],
    ['virtual', '806', 'balloon'],
    ['virtual', '810', 'coupon']
  ] as const)('PLAY-01 of %s %s is the page of its machine', async (type, id, machine) => {
    const response = await pageAt(await launchUrl(games, player, { type, id, machine }))

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`src="/assets/${machine}.js"`)
    expect(response.body).toContain(`data-game="${type}:${id}"`)
  })

  it.each([
    ['1904', 'exit'],
    ['1905', 'deposit'],
    ['1001', '']
  ])('of game %s gets the forced behaviour %j', async (id, forced) => {
    const response = await pageAt(await launchUrl(games, player, { id }))

    expect(response.body).toContain(`data-forced="${forced}"`)
  })

  it('gets no forced behaviour outside the sandbox', async () => {
    const app = Fastify()
    const settings = { ...TEST_SETTINGS, sandbox: false }
    await registerGames(app, { database: games.database, settings, now: () => games.clock.now, log: app.log })
    const url = new URL(await launchUrl(games, player, { id: '1904' }))
    const response = await app.inject({ url: `${url.pathname}${url.search}` })
    await app.close()

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('data-forced=""')
  })

  it('never finishes loading for game 1903, and does not keep the server from closing', async () => {
    const short = await openTestGames()
    const visitor = await signedInPlayer(short, 0n)
    const url = new URL(await launchUrl(short, visitor, { id: '1903' }))
    const origin = await short.app.listen({ port: 0, host: '127.0.0.1' })

    const response = await fetch(`${origin}${url.pathname}${url.search}`)
    const reader = response.body?.getReader()
    const first = await reader?.read()
    const rest = reader?.read().catch(() => 'cut off')
    await short.close()

    expect(new TextDecoder().decode(first?.value)).toContain('<!doctype html>')
    expect(first?.done).toBe(false)
    expect(await rest).toBe('cut off')
  })
})
