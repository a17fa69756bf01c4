import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mask } from 'superstruct'

import type { Context, PresentedSession } from '../context.ts'
import { NO_KEY } from '../ledger/idempotency.ts'
import { Breakdown, invalidRequest, Refusal, UNDER_MAINTENANCE } from '../refusal.ts'
import type { Keys } from '../session/keys.ts'
import { findSession, touchSession } from '../session/store.ts'
import { troubleOf } from '../trouble.ts'
import { assertAccess, signedIn, type Caller } from './access.ts'
import { readEnvelope, refused, succeeded, type Reply, type Request } from './envelope.ts'
import { broken, malformed } from './errors.ts'
import { methods, type Method } from './methods.ts'

/** What a call of any player needs; the rest of the `Context` is about the one call. */
export type World = Omit<Context, 'player' | 'session' | 'lang' | 'request'> & {
  keys: Pick<Keys, 'decrypt'>
}

/** How much longer everything takes for the player who sees the slow world, in ms. */
const SLOW = 4_000

/** Calls that go through while the site is under maintenance: they ask about it. */
const ABOUT_MAINTENANCE = new Set(['maintenance.check_status', 'Auth.checkMaintenance'])

/** `POST /endpoint/v1`, the one door to all calls. */
export function registerEndpoint(app: FastifyInstance, world: World): void {
  app.post('/endpoint/v1', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const arrivedAt = world.now()
    await world.pause(world.faults.latency)
    if (world.faults.status500) return reply.code(500).send(broken())
    const answer = await replyTo(request, reply, { ...world, arrivedAt })
    if (answer instanceof Breakdown) return breakDown(answer, reply)
    if (!world.faults.malformed) return reply.send(answer)
    const text = JSON.stringify(answer)
    return reply.type('application/json').send(text.slice(0, text.length / 2))
  })
}

type Arrived = World & { arrivedAt: number }

async function replyTo(
  http: FastifyRequest,
  reply: FastifyReply,
  world: Arrived
): Promise<Reply | Breakdown> {
  let request: Request
  try {
    if (http.headers.panel !== 'frontend') throw new RangeError('The header "panel" is missing')
    request = readEnvelope(http.body)
  } catch {
    reply.code(400)
    return malformed()
  }
  try {
    return await answer(request, http, world)
  } catch (error) {
    if (error instanceof Refusal) return refused(error, request.lang)
    if (error instanceof Breakdown) return error
    // Never what was sent: it may hold a password or an identity number.
    http.log.error({ call: request.name, ...troubleOf(error) }, 'A call failed')
    // Not 500: a passing trouble of ours must not block the page for the rest of its life.
    reply.code(503)
    return broken()
  }
}

function breakDown({ kind }: Breakdown, reply: FastifyReply): FastifyReply {
  if (kind === 'status-500') return reply.code(500).send(broken())
  reply.hijack()
  reply.raw.destroy()
  return reply
}

async function answer(
  request: Request,
  http: FastifyRequest,
  { arrivedAt, ...world }: Arrived
): Promise<Reply> {
  if (world.faults.maintenance && !ABOUT_MAINTENANCE.has(request.name))
    throw new Refusal(UNDER_MAINTENANCE, 503)
  const { method, input } = readCall(request)
  const session = method.call.access === 'anyone' ? undefined : await presented(request, world)
  const context: Context = {
    ...world,
    session: session === 'unknown' ? undefined : session,
    player: session === 'unknown' ? undefined : signedIn(session),
    lang: request.lang,
    request: { id: http.id, address: http.ip, arrivedAt }
  }
  try {
    assertAccess({ method, caller: callerOf(session), session: context.session, input })
    if (context.session) await touchSession(world.database, context.session.row, world.now())
    return succeeded(await method.run(input, context), input)
  } finally {
    if (context.session?.player.behaviour === 'slow') await world.pause(SLOW)
  }
}

/** Unknown keys are dropped; of several calls of one method the first that the data fits is meant. */
function readCall({ name, data }: Request): { method: Method; input: unknown } {
  const candidates = methods.get(name)
  if (!candidates) throw unknownCall()
  for (const method of candidates) {
    try {
      return { method, input: mask(withKey(data, method), method.call.data) }
    } catch {
      // Mostly a `StructError`; but writing its message fails too, where an object refuses to become text.
    }
  }
  throw invalidRequest()
}

/** A call that moves money is taken without its `request_id` too: then it is known by what it asks (W-k). */
function withKey(data: Request['data'], { call }: Method): Request['data'] {
  return call.kind === 'money' && data['request_id'] === undefined ? { ...data, request_id: NO_KEY } : data
}

function unknownCall(): Refusal {
  return new Refusal({ tr: 'Böyle bir işlem yok', en: 'There is no such operation' }, 404)
}

/** The session that `user` names: none, one that cannot be found, or the one it is. */
async function presented(
  { user }: Request,
  { keys, database, now, settings }: World
): Promise<PresentedSession | 'unknown' | undefined> {
  if (!user?.sid && !user?.uid) return undefined
  const [sid, uid] = await Promise.all([keys.decrypt(user.sid ?? ''), keys.decrypt(user.uid ?? '')])
  if (!sid || !uid) return 'unknown'
  const clock = { now: now(), refreshInterval: settings.refreshInterval }
  const session = await findSession(database, sid, clock)
  return session?.player.uid === uid ? session : 'unknown'
}

function callerOf(session: PresentedSession | 'unknown' | undefined): Caller {
  if (session === undefined) return 'visitor'
  return session === 'unknown' ? 'unknown' : session.state
}
