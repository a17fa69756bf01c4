import { isMachineName } from '@bnw/games/engines/machines'
import { CouponRequest } from '@bnw/games/protocol/coupons'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import {
  FlightRequest,
  MoveRequest,
  RoundRequest,
  SeedRequest,
  Token,
  VerifyRequest
} from '@bnw/games/protocol/rounds'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { is, type Struct } from 'superstruct'

import type { GamesDependencies } from '../context.ts'
import { gameHosts } from '../http/origins.ts'
import { queryOf } from '../http/query.ts'
import { answerError } from './answer-error.ts'
import { findAssets } from './assets.ts'
import { updateFlight } from './balloon/flights.ts'
import { playMove } from './blackjack/moves.ts'
import { sendEndless } from './endless.ts'
import { couponsOf } from './coupon/book.ts'
import { placeCoupon } from './coupon/place.ts'
import { forcedBehaviourOf } from './forced.ts'
import { findLaunch, findLaunchWithSeed, type Launch } from './launch.ts'
import { staysOpen } from './open-rounds.ts'
import { renderPage, renderPalettes } from './page.ts'
import { createRoundTimers, isOpenRound } from './round-timers.ts'
import { playRound, stateOf } from './rounds.ts'
import { changeSeed, fairnessOf } from './seeds.ts'
import { tableOf } from './tables.ts'

/** Bytes. The largest body, a wheel with a bet on each of its 106 fields, is below 3 KB. */
const BODY_LIMIT = 4_096

/** Registers the pages of the games and their API, for the origin of the games. */
export async function registerGames(app: FastifyInstance, deps: GamesDependencies): Promise<void> {
  await app.register(async games => {
    games.setErrorHandler((error, _request, reply) => answerError(error, reply, deps))
    await registerAssets(games)
    registerPage(games, deps)
    games.addHook('onSend', async (request, reply) => {
      if (request.routeOptions.url?.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    })
    registerRounds(games, deps)
    registerFairness(games, deps)
    registerCoupons(games, deps)
  })
}

async function registerAssets(games: FastifyInstance): Promise<void> {
  games.get('/assets/palettes.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(renderPalettes())
  )
  const root = findAssets()
  if (root)
    await games.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true
    })
}

function registerPage(games: FastifyInstance, { database, settings, now }: GamesDependencies): void {
  games.get<{ Params: { machine: string } }>('/play/:machine', async (request, reply) => {
    const { machine } = request.params
    const { token, lang, theme } = queryOf(request)
    if (!isMachineName(machine)) return reply.callNotFound()
    const launch = await launchOrUndefined(() => launchOf(database, token, now()))
    const isMatching = launch?.machine === machine
    const forced = launch && settings.sandbox ? forcedBehaviourOf(launch) : undefined
    const document = renderPage({
      launch: isMatching ? launch : undefined,
      table: launch && (await tableOf(database, launch)),
      hosts: gameHosts(settings),
      lang: lang === 'en' ? 'en' : 'tr',
      mode: theme === 'light' ? 'light' : 'dark',
      forced
    })
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (forced === 'endless') return sendEndless(document, reply)
    return reply.code(isMatching ? 200 : 403).send(document)
  })
}

async function launchOrUndefined(find: () => Promise<Launch>): Promise<Launch | undefined> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof GameRefusal) return undefined
    throw error
  }
}

function registerRounds(games: FastifyInstance, deps: GamesDependencies): void {
  const { database, now } = deps
  const timers = createRoundTimers(deps)
  games.addHook('onReady', timers.resume)
  games.addHook('preClose', async () => timers.close())
  games.get('/api/state', async request =>
    stateOf(database, await launchOf(database, bearerOf(request), now()), now())
  )
  games.post('/api/round', { bodyLimit: BODY_LIMIT }, async request => {
    const { token, ...play } = parse(request.body, RoundRequest)
    const found = await findLaunchWithSeed(database, tokenOf(token), now())
    const answer = await playRound(database, found, { ...play, now: now() })
    if (staysOpen(found.launch) && isOpenRound(answer.round.outcome))
      void timers.start(found.launch, answer.round.id)
    return answer
  })
  games.post('/api/flight', { bodyLimit: BODY_LIMIT }, async request => {
    const { token, ...update } = parse(request.body, FlightRequest)
    return updateFlight(database, await launchOf(database, token, now()), { ...update, now: now() })
  })
  games.post('/api/move', { bodyLimit: BODY_LIMIT }, async request => {
    const { token, ...move } = parse(request.body, MoveRequest)
    return playMove(database, await launchOf(database, token, now()), { ...move, now: now() })
  })
}

function registerFairness(games: FastifyInstance, { database, now }: GamesDependencies): void {
  games.post('/api/verify', { bodyLimit: BODY_LIMIT }, async request => {
    const { token } = parse(request.body, VerifyRequest)
    return fairnessOf(database, await launchOf(database, token, now()), now())
  })
  games.post('/api/seed', { bodyLimit: BODY_LIMIT }, async request => {
    const { token, playerSeed } = parse(request.body, SeedRequest)
    return changeSeed(database, await launchOf(database, token, now()), { playerSeed, now: now() })
  })
}

function registerCoupons(games: FastifyInstance, { database, settings, now }: GamesDependencies): void {
  games.get('/api/coupons', async request =>
    couponsOf(database, await launchOf(database, bearerOf(request), now()), now())
  )
  games.post('/api/coupon', { bodyLimit: BODY_LIMIT }, async request => {
    const { token, ...coupon } = parse(request.body, CouponRequest)
    const launch = await launchOf(database, token, now())
    return placeCoupon(database, launch, { ...coupon, now: now(), settleAfter: settings.decideAfter.coupon })
  })
}

/** The token of a data request is never in the address: addresses are logged. */
function bearerOf(request: FastifyRequest): unknown {
  return /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
}

async function launchOf(
  database: GamesDependencies['database'],
  token: unknown,
  now: number
): Promise<Launch> {
  return findLaunch(database, tokenOf(token), now)
}

function tokenOf(token: unknown): string {
  if (!is(token, Token)) throw new GameRefusal('launch-ended')
  return token
}

function parse<T, S>(body: unknown, struct: Struct<T, S>): T {
  if (!is(body, struct)) throw new GameRefusal('malformed')
  return body
}
