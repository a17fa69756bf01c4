import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mask } from 'superstruct'

import { SLOW_MS, type Context, type PresentedSession } from '../context.ts'
import { NO_KEY } from '../ledger/idempotency.ts'
import { SimulatedFailure, invalidRequest, Refusal, UNDER_MAINTENANCE } from '../refusal.ts'
import type { Keys } from '../session/keys.ts'
import { findSession, touchSession } from '../session/store.ts'
import { errorInfo } from '../error-info.ts'
import { audit, audited } from './audit.ts'
import { assertAccess, isPublicRead, signedIn, type Caller } from './access.ts'
import { readEnvelope, refused, succeeded, textOf, type Reply, type Request } from './envelope.ts'
import { forStatus, internalError, malformed } from './errors.ts'
import { createReplyCache, type ReplyCache } from './reply-cache.ts'
import type { HandledCall, CallTable } from './call-table.ts'
import { originKind } from './origins.ts'

/** The part of the `Context` that all calls share. */
export type EndpointDependencies = Omit<Context, 'player' | 'session' | 'lang' | 'request'> & {
  keys: Pick<Keys, 'decrypt'>
  callTable: CallTable
}

/** Calls that are answered during maintenance. */
const MAINTENANCE_CALLS = new Set(['maintenance.check_status', 'Auth.checkMaintenance'])

/** Registers `POST /endpoint/v1`, which answers all calls. */
export function registerEndpoint(app: FastifyInstance, dependencies: EndpointDependencies): void {
  const replyCache = createReplyCache()
  app.post('/endpoint/v1', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const arrivedAt = dependencies.now()
    const { faults } = dependencies
    await dependencies.pause(faults.latency)
    if (faults.status500) return reply.code(500).send(internalError())
    const json = await replyTo(request, reply, { ...dependencies, arrivedAt, replyCache })
    if (json instanceof SimulatedFailure) return sendFailure(json, reply)
    return reply
      .type('application/json; charset=utf-8')
      .send(faults.malformed ? String(json).slice(0, json.length / 2) : json)
  })
}

type CallDependencies = EndpointDependencies & { arrivedAt: number; replyCache: ReplyCache }

/** The JSON of the reply; sets its status if that is not 200. */
async function replyTo(
  http: FastifyRequest,
  reply: FastifyReply,
  dependencies: CallDependencies
): Promise<Buffer | string | SimulatedFailure> {
  let request: Request
  try {
    if (http.headers.panel !== 'frontend') throw new RangeError('The header "panel" is missing')
    request = readEnvelope(http.body)
  } catch {
    audit(http, { event: 'request', code: 400 })
    reply.code(400)
    return textOf(malformed())
  }
  // As for an unlisted origin, before the call is looked at: the answer depends on nothing that it contains.
  if (isPartnerPage(http, dependencies) && !isPublicRead(request, dependencies.callTable)) {
    audit(http, { event: 'origin', code: 403 })
    reply.code(403)
    return textOf(forStatus(403))
  }
  try {
    return await answer(request, http, dependencies)
  } catch (error) {
    if (error instanceof Refusal) return textOf(refused(error, request.lang))
    if (error instanceof SimulatedFailure) return error
    // The request is not logged: it may contain a password or an identity number.
    http.log.error({ call: request.name, ...errorInfo(error) }, 'A call failed')
    // Not 500, after which clients block the page until it is reloaded.
    reply.code(503)
    return textOf(internalError())
  }
}

function isPartnerPage({ headers }: FastifyRequest, { settings }: EndpointDependencies): boolean {
  return originKind(headers.origin, settings) === 'partner'
}

function sendFailure({ kind }: SimulatedFailure, reply: FastifyReply): FastifyReply {
  if (kind === 'status-500') return reply.code(500).send(internalError())
  reply.hijack()
  reply.raw.destroy()
  return reply
}

async function answer(
  request: Request,
  http: FastifyRequest,
  calls: CallDependencies
): Promise<Buffer | string> {
  const { faults, replyCache } = calls
  if (faults.maintenance && !MAINTENANCE_CALLS.has(request.name)) throw new Refusal(UNDER_MAINTENANCE, 503)
  return replyCache.find(request) ?? replyCache.write(request, await newReply(request, http, calls))
}

async function newReply(
  request: Request,
  http: FastifyRequest,
  { arrivedAt, ...dependencies }: CallDependencies
): Promise<Reply> {
  const candidates = dependencies.callTable.get(request.name)
  if (!candidates) throw unknownCall()
  const isPublic = candidates.every(({ call }) => call.access === 'anyone')
  const session = isPublic ? undefined : await presentedSession(request, dependencies)
  const context: Context = {
    ...dependencies,
    session: session === 'unknown' ? undefined : session,
    player: session === 'unknown' ? undefined : signedIn(session),
    lang: request.lang,
    request: { id: http.id, address: http.ip, arrivedAt }
  }
  const read = readCall(request, candidates)
  try {
    const call = { request, candidates, caller: callerOf(session), read }
    return await audited({ http, name: request.name, call: read?.handled.call, context }, () =>
      run(call, context)
    )
  } finally {
    if (context.session?.player.behaviour === 'slow') await dependencies.pause(SLOW_MS)
  }
}

interface CallToRun {
  request: Request
  candidates: readonly HandledCall[]
  caller: Caller
  read: ReadCall | undefined
}

/** @throws {Refusal} */
async function run({ request, candidates, caller, read }: CallToRun, context: Context): Promise<Reply> {
  const { session, database, now } = context
  for (const { name, call } of candidates) assertAccess({ name, call, caller, session, data: request.data })
  // After the access: strangers learn nothing about the shape of the data.
  if (!read) throw invalidRequest()
  const { handled, input } = read
  if (session) await touchSession(database, session, now())
  return succeeded(await handled.run(input, context), input)
}

interface ReadCall {
  handled: HandledCall
  input: unknown
}

/** Picks the first of the calls that the data matches; unknown keys are dropped. */
function readCall({ data }: Request, candidates: readonly HandledCall[]): ReadCall | undefined {
  for (const handled of candidates) {
    try {
      return { handled, input: mask(withKey(data, handled), handled.call.data) }
    } catch {
      // A `StructError`, or another error when its message cannot be written because a value has no text.
    }
  }
  return undefined
}

/** A call that moves money may lack its `request_id`; it is then identified by its content. */
function withKey(data: Request['data'], { call }: HandledCall): Request['data'] {
  return call.kind === 'money' && data['request_id'] === undefined ? { ...data, request_id: NO_KEY } : data
}

function unknownCall(): Refusal {
  return new Refusal({ tr: 'Böyle bir işlem yok', en: 'There is no such operation' }, 404)
}

/** The session that `user` names; undefined if it names none. */
async function presentedSession(
  { user }: Request,
  { keys, database, now, settings }: EndpointDependencies
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
