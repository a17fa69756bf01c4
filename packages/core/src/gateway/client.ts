import { assert } from 'superstruct'

import { nameOf, type Call, type InputOf, type OutputOf } from '../contract/call.ts'
import type { StaticFile } from '../contract/static-files.ts'
import { environment } from '../environment.ts'
import { currentSession, epoch, hasCredentials, noteSent, type SealedSession } from './credentials.ts'
import { checked, readFitting, readReply } from './envelope.ts'
import { AbortedError, isFailure, OfflineError } from './errors.ts'
import { publishFailure, recover, reportFault } from './failures.ts'
import { checkGate } from './gate.ts'
import { inFlight } from './in-flight.ts'
import { bodyOf } from './request.ts'
import { sessionRestoring } from './session-restoring.ts'
import { withStepUp } from './step-up.ts'
import { MONEY_TIMEOUT_MS, parse, request, TIMEOUT_MS } from './transport.ts'

export interface SendOptions {
  /** Aborts when the caller does not need the reply any more. The call then rejects (GATE-07). */
  signal?: AbortSignal
  /** Whether a toast shows a refusal. By default not for reads. */
  showErrors?: boolean
  /** A session other than the page's: that of a login whose second factor is still open. */
  session?: SealedSession
  /** The caller handles refusals and a lost session itself: no refresh, and only maintenance is published. */
  skipRecovery?: boolean
  /** Fails where the gateway asks for a confirmation: the dialog that confirms waits for this call itself. */
  skipStepUp?: boolean
  /** Runs before a call is sent again after a confirmation (SEC-02). False: it fails instead. */
  beforeRepeat?: () => Promise<boolean>
}

/**
 * Sends one call to the gateway. Every call goes through here.
 *
 * @throws {GatewayError} Any failure of the gateway or the network. Other errors are bugs.
 */
export async function send<C extends Call>(
  call: C,
  data: InputOf<C>,
  options: SendOptions = {}
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  checked(name, () => assert(data, call.data))
  try {
    const run = () => withRecovery(call, options, () => sendAsCurrentUser(call, data, options))
    return await withStepUp(name, options, run)
  } catch (error) {
    const { showErrors = call.kind !== 'read', skipRecovery } = options
    reportFault(error)
    if (!skipRecovery || isFailure(error, 'MaintenanceError')) publishFailure(error, showErrors)
    throw error
  }
}

/** Refreshes a lost session once. Reads are then sent again; calls that change something are not (SESS-05). */
async function withRecovery<C extends Call>(
  call: C,
  options: SendOptions,
  run: () => Promise<OutputOf<C>>
): Promise<OutputOf<C>> {
  const used = currentSession()
  try {
    return await run()
  } catch (error) {
    if (options.skipRecovery || !isFailure(error, 'SessionLostError')) throw error
    // A concurrent call may have refreshed the session already.
    const isRenewed =
      (currentSession() !== used && hasCredentials()) || (await recover(error, { isRepeat: false }))
    // A list that visitors may read is sent without a session.
    const mayRepeat = isRenewed || (call.access === 'optional' && !hasCredentials())
    error.isRenewed = isRenewed
    if (!mayRepeat || call.kind !== 'read') throw error
  }
  try {
    return await run()
  } catch (error) {
    if (isFailure(error, 'SessionLostError')) await recover(error, { isRepeat: true })
    throw error
  }
}

/** Sends a call whose reply depends on the player again when the player has logged in or out meanwhile. */
async function sendAsCurrentUser<C extends Call>(
  call: C,
  data: InputOf<C>,
  options: SendOptions
): Promise<OutputOf<C>> {
  // Without a session to restore the call is sent immediately, without an extra microtask.
  const restoring = call.access === 'optional' && sessionRestoring()
  if (restoring) await restoring
  const since = epoch()
  try {
    return await sendOnce(call, data, options)
  } catch (error) {
    const isOutdated = call.access === 'optional' && epoch() !== since
    if (!isOutdated || !isFailure(error, 'AbortedError')) throw error
    return sendAsCurrentUser(call, data, options)
  }
}

async function sendOnce<C extends Call>(
  call: C,
  data: InputOf<C>,
  options: SendOptions
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  checkGate(name)
  const body = bodyOf(call, data, options.session)
  const since = epoch()
  if (call.kind !== 'read') return exchange(call, { ...options, body, since })
  return inFlight({ key: `${since} ${body}`, name }, options.signal, signal =>
    exchange(call, { ...options, signal, body, since })
  )
}

interface Exchange extends SendOptions {
  body: string
  /** The epoch in which the call was made. */
  since: number
}

async function exchange<C extends Call>(
  call: C,
  { body, since, signal, session, skipRecovery }: Exchange
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  const isOfPage = !session && call.access !== 'anyone'
  const dropOutdated = () => {
    const isOutdated = isOfPage && !skipRecovery && epoch() !== since
    if (isOutdated || signal?.aborted) throw new AbortedError(name)
  }
  const response = await request(`${environment().configuration.gateway}/endpoint/v1`, {
    call: name,
    init: { method: 'POST', headers: { 'content-type': 'application/json', panel: 'frontend' }, body },
    timeoutMs: call.kind === 'money' ? MONEY_TIMEOUT_MS : TIMEOUT_MS,
    isRetried: call.kind === 'read',
    isRead: status => status <= 500,
    callerSignal: signal,
    beforeTry() {
      checkGate(name)
      dropOutdated()
      if (isOfPage && hasCredentials()) noteSent(environment().now())
    }
  })
  dropOutdated()
  const output = readReply(call, response)
  if (call.kind !== 'read') return output
  // Reading a long list and rendering it are two tasks.
  await environment().nextTask()
  dropOutdated()
  return output
}

/** Sends a plain GET for JSON without an envelope. A failure is not published. */
export async function sendFile<Output>(
  file: StaticFile<Output>,
  query: Record<string, string> = {},
  signal?: AbortSignal
): Promise<Output> {
  const name = file.path || file.origin
  const url = urlOf(file, query)
  if (!url) throw new OfflineError(name, 'no URL is configured')
  try {
    return await inFlight({ key: url, name }, signal, callerSignal => fetchFile(file, url, callerSignal))
  } catch (error) {
    reportFault(error)
    throw error
  }
}

async function fetchFile<Output>(
  file: StaticFile<Output>,
  url: string,
  callerSignal: AbortSignal
): Promise<Output> {
  const call = file.path || file.origin
  const { status, text } = await request(url, {
    call,
    init: file.origin === 'site' ? { headers: { panel: 'frontend' } } : {},
    timeoutMs: TIMEOUT_MS,
    isRetried: true,
    isRead: status => status < 500,
    callerSignal,
    beforeTry: () => checkGate(call)
  })
  if (status !== 200) throw new OfflineError(call, `HTTP ${status}`)
  return readFitting(call, onUnfit => file.reply.read({ data: parse(call, text) }, onUnfit))
}

/** Empty if no URL is configured. */
function urlOf({ origin, path }: StaticFile<unknown>, query: Record<string, string>): string {
  const address = environment().configuration[origin]
  const base = origin === 'gateway' || origin === 'site' ? address + path : address
  return base && Object.keys(query).length > 0 ? `${base}?${new URLSearchParams(query).toString()}` : base
}
