import { assert } from 'superstruct'

import { nameOf, type Call, type InputOf, type OutputOf } from '../contract/call.ts'
import type { StaticFile } from '../contract/static-files.ts'
import { environment } from '../environment.ts'
import { $language } from '../lib/language.ts'
import { epoch, hasCredentials, userField, type SealedSession } from './credentials.ts'
import { checked, readAnswer } from './envelope.ts'
import {
  AbortedError,
  BlockedError,
  isFailure,
  MaintenanceError,
  OfflineError,
  SessionLostError
} from './errors.ts'
import { announce, recover } from './failures.ts'
import { inFlight } from './in-flight.ts'
import { $gate, passesMaintenance } from './gate.ts'
import { ask, parse } from './transport.ts'

/** How long an answer is waited for, all tries of a read together (GATE-06). */
const TIMEOUT_MS = 15_000
const MONEY_TIMEOUT_MS = 45_000

/** A read that fails at once is asked again after these pauses. */
const PAUSES_MS = [1_000, 3_000]

export interface SendOptions {
  /** When it aborts, the answer is no longer wanted and never lands (GATE-07). */
  signal?: AbortSignal
  /** The player asked for this read, so a refusal is told in a toast. Calls that change something always are. */
  asked?: boolean
  /** Another session than the page's: that of a login whose second factor is still open. */
  session?: SealedSession
  /** `session/` deals with a lost session itself: no refresh, no announcement. */
  alone?: boolean
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
    announce(error, { name, isAsked: options.asked || call.kind !== 'read', isAlone: options.alone === true })
    throw error
  }
}

/** Refreshes a lost session once; reads are then asked again, calls that change something are not (SESS-05). */
async function withRecovery<C extends Call>(
  call: C,
  options: SendOptions,
  run: () => Promise<OutputOf<C>>
): Promise<OutputOf<C>> {
  try {
    return await run()
  } catch (error) {
    if (options.alone || call.access === 'login' || !isFailure(error, 'SessionLostError')) throw error
    const isRenewed = await recover(error, false)
    if (!isRenewed || call.kind !== 'read') throw error
  }
  try {
    return await run()
  } catch (error) {
    if (isFailure(error, 'SessionLostError')) await recover(error, true)
    throw error
  }
}

function attempt<C extends Call>(call: C, data: InputOf<C>, options: SendOptions): Promise<OutputOf<C>> {
  const body = bodyOf(call, data, options.session)
  if (call.kind !== 'read') return exchange(call, body, options, limit(call))
  return inFlight({ key: `${epoch()} ${body}`, name: nameOf(call) }, options.signal, signal =>
    withRetries(nameOf(call), signal, deadline => exchange(call, body, { ...options, signal }, deadline))
  )
}

async function exchange<C extends Call>(
  call: C,
  body: string,
  { signal, session, alone }: SendOptions,
  deadline: AbortSignal
): Promise<OutputOf<C>> {
  const name = nameOf(call)
  pass(name, passesMaintenance(call))
  const started = epoch()
  const answered = await ask(name, `${environment().configuration.gateway}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend' },
    body,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    wanted: signal
  })
  const isOfAnOldSession = !alone && !session && call.access !== 'anyone' && epoch() !== started
  if (isOfAnOldSession || signal?.aborted) throw new AbortedError(name)
  return readAnswer(call, answered)
}

function bodyOf<C extends Call>(call: C, data: InputOf<C>, session?: SealedSession): string {
  const isSignedIn = session !== undefined || hasCredentials()
  if (call.access === 'player' && !isSignedIn) throw new SessionLostError(nameOf(call), 'expired', '')
  const lang = $language.get()
  return JSON.stringify({
    api: { class: call.class, method: call.method },
    data: { Lang: lang, ...(data as object) },
    ...(call.access === 'login' && { user: { ...userField(lang), uid: '', sid: '' } }),
    ...((call.access === 'player' || (call.access === 'optional' && isSignedIn)) && {
      user: userField(lang, session)
    })
  })
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
  return inFlight({ key: url, name: path }, signal, wanted =>
    withRetries(path, wanted, async deadline => {
      pass(path, path === '/v1/check-maintenance')
      const { status, text } = await ask(path, url, {
        headers,
        signal: AbortSignal.any([wanted, deadline]),
        wanted
      })
      if (status !== 200) throw new OfflineError(path, `HTTP ${status}`)
      return checked(path, () => file.read(parse(path, text)))
    })
  )
}

function pass(name: string, isAboutMaintenance: boolean): void {
  const gate = $gate.get()
  if (gate === 'blocked') throw new BlockedError(name)
  if (gate === 'maintenance' && !isAboutMaintenance) throw new MaintenanceError(name)
}

function limit(call: Call): AbortSignal {
  return AbortSignal.timeout(call.kind === 'money' ? MONEY_TIMEOUT_MS : TIMEOUT_MS)
}

/** Repeats what fails at once; what runs out of time is not repeated. */
async function withRetries<Result>(
  name: string,
  wanted: AbortSignal,
  run: (deadline: AbortSignal) => Promise<Result>
): Promise<Result> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  for (const pause of PAUSES_MS) {
    try {
      return await run(deadline)
    } catch (error) {
      if (!isFailure(error, 'OfflineError') || deadline.aborted) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
      if (wanted.aborted) throw new AbortedError(name)
    }
  }
  return run(deadline)
}
