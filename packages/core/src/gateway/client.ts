import { assert } from 'superstruct'

import { nameOf, type Call, type InputOf, type OutputOf } from '../contract/call.ts'
import type { StaticFile } from '../contract/static-files.ts'
import { environment } from '../environment.ts'
import { sessionRestoring } from './session-restoring.ts'
import { currentSession, epoch, hasCredentials, noteSent, type SealedSession } from './credentials.ts'
import { checked, readAnswer } from './envelope.ts'
import { AbortedError, BlockedError, isFailure, MaintenanceError, OfflineError } from './errors.ts'
import { publishFailure, recover, reportFault } from './failures.ts'
import { inFlight } from './in-flight.ts'
import { $gate, passesMaintenance } from './gate.ts'
import { MONEY_TIMEOUT_MS, TIMEOUT_MS, within, withRetries } from './retry.ts'
import { bodyOf } from './request.ts'
import { ask, parse } from './transport.ts'

export interface SendOptions {
  /** When it aborts, the answer is no longer wanted and never lands (GATE-07). */
  signal?: AbortSignal
  /** Whether a refusal is told in a toast: of reads where set, of calls that change something unless it is false. */
  showErrors?: boolean
  /** Another session than the page's: that of a login whose second factor is still open. */
  session?: SealedSession
  /** `session/` deals with refusals and a lost session itself: no refresh, no announcement. */
  skipRecovery?: boolean
}

/**
 * Says a call to the gateway: the one door for all of them.
 *
 * @throws {GatewayError} Whatever the gateway or the network does. Anything else is a bug of ours.
 */
export async function send<C extends Call>(
  call: C,
  data: InputOf<C>,
  options: SendOptions = {}
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  checked(name, () => assert(data, call.data))
  try {
    return await withRecovery(call, options, () => attempt(call, data, options))
  } catch (error) {
    publishFailure(error, {
      call: name,
      showErrors: options.showErrors ?? call.kind !== 'read',
      skipRecovery: options.skipRecovery === true
    })
    throw error
  }
}

/** Refreshes a lost session once; reads are then asked again, calls that change something are not (SESS-05). */
async function withRecovery<C extends Call>(
  call: C,
  options: SendOptions,
  run: () => Promise<OutputOf<C>>
): Promise<OutputOf<C>> {
  const used = currentSession()
  try {
    return await run()
  } catch (error) {
    if (options.skipRecovery || call.access === 'login' || !isFailure(error, 'SessionLostError')) throw error
    // The refused session may have been renewed since, for another call of the same moment.
    const isRenewed =
      (currentSession() !== used && hasCredentials()) || (await recover(error, { isRepeat: false }))
    // What a visitor may read too goes on without the session.
    const goesOn = isRenewed || (call.access === 'optional' && !hasCredentials())
    error.isRenewed = isRenewed
    if (!goesOn || call.kind !== 'read') throw error
  }
  try {
    return await run()
  } catch (error) {
    if (isFailure(error, 'SessionLostError')) await recover(error, { isRepeat: true })
    throw error
  }
}

/** What was asked for as a visitor is asked for again as the player who came meanwhile, and the other way round. */
async function attempt<C extends Call>(
  call: C,
  data: InputOf<C>,
  options: SendOptions
): Promise<OutputOf<C>> {
  // Where nobody is awaited a call leaves at once, not a moment later.
  const arrival = call.access === 'optional' && sessionRestoring()
  if (arrival) await arrival
  const since = epoch()
  try {
    return await attemptOnce(call, data, options)
  } catch (error) {
    const isOutdated = call.access === 'optional' && epoch() !== since && !options.signal?.aborted
    if (!isOutdated || !isFailure(error, 'AbortedError')) throw error
    return attempt(call, data, options)
  }
}

async function attemptOnce<C extends Call>(
  call: C,
  data: InputOf<C>,
  options: SendOptions
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  pass(name, passesMaintenance(call))
  const body = bodyOf(call, data as object, options.session)
  const since = epoch()
  if (call.kind !== 'read') {
    const limit = call.kind === 'money' ? MONEY_TIMEOUT_MS : TIMEOUT_MS
    return within(limit, deadline => exchange(call, { ...options, body, since, deadline }))
  }
  return inFlight({ key: `${since} ${body}`, name }, options.signal, signal =>
    withRetries(name, signal, deadline => exchange(call, { ...options, signal, body, since, deadline }))
  )
}

interface Exchange extends SendOptions {
  body: string
  /** The epoch in which the call was made. */
  since: number
  deadline: AbortSignal
}

async function exchange<C extends Call>(
  call: C,
  { body, since, deadline, signal, session, skipRecovery }: Exchange
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  const dropOutdated = () => {
    const isOfAnOldSession = !skipRecovery && !session && call.access !== 'anyone' && epoch() !== since
    if (isOfAnOldSession || signal?.aborted) throw new AbortedError(name)
  }
  pass(name, passesMaintenance(call))
  dropOutdated()
  if (!session && call.access !== 'anyone' && hasCredentials()) noteSent(environment().now())
  const answered = await ask(name, `${environment().configuration.gateway}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend' },
    body,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    wanted: signal
  })
  dropOutdated()
  const output = readAnswer(call, answered)
  if (call.kind !== 'read') return output
  // Reading a long list and drawing it are two tasks.
  await environment().nextTask()
  dropOutdated()
  return output
}

/** Says a plain GET, of bare JSON. Nothing is announced: nobody asked for it. */
export async function sendFile<Output>(
  file: StaticFile<Output>,
  query: Record<string, string> = {},
  signal?: AbortSignal
): Promise<Output> {
  const { origin, path } = file
  const { configuration } = environment()
  const base =
    origin === 'gateway' || origin === 'site' ? configuration[origin] + path : configuration[origin]
  if (!base) throw new OfflineError(origin, 'no address is configured')
  const url = Object.keys(query).length > 0 ? `${base}?${new URLSearchParams(query).toString()}` : base
  const headers = origin === 'site' ? { panel: 'frontend' } : undefined
  const name = path || origin
  return inFlight({ key: url, name }, signal, wanted =>
    withRetries(name, wanted, async deadline => {
      pass(name, path === '/v1/check-maintenance')
      const signals = AbortSignal.any([wanted, deadline])
      const { status, text } = await ask(name, url, { headers, signal: signals, wanted })
      if (status !== 200) throw new OfflineError(name, `HTTP ${status}`)
      return checked(name, () => file.read(parse(name, text)))
    })
  ).catch((error: unknown) => {
    reportFault(error, name)
    throw error
  })
}

function pass(name: string, isAboutMaintenance: boolean): void {
  const gate = $gate.get()
  if (gate === 'blocked') throw new BlockedError(name)
  if (gate === 'maintenance' && !isAboutMaintenance) throw new MaintenanceError(name)
}
