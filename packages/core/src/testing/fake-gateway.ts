import { nameOf, type Call, type InputOf } from '../contract/call.ts'
import type { StaticFile } from '../contract/static-files.ts'
import type { Configuration } from '../environment.ts'
import { checked } from '../gateway/envelope.ts'
import { createExpectation, createReply, refusal, type Expectation, type Reply } from './expectation.ts'

/** A request that has left the page. */
export interface SentRequest {
  /** `casino.games_list`, or the address of a plain GET. */
  name: string
  url: string
  headers: Record<string, string>
  /** Of a call; empty for a plain GET. */
  data: Record<string, unknown>
  user?: Record<string, unknown>
}

/** How an announced plain GET will be answered. */
export interface FileExpectation {
  /** With bare JSON. What the contract cannot read is an error of the test. */
  answers(json: unknown): void
  fails(status: number): void
  hangsUp(): void
  breaksContract(text?: string): void
}

/** A gateway that says what was announced and nothing else. */
export interface FakeGateway {
  /** Announces a call. `input`: only with these fields in its data. Announcements of one call are used in their order. */
  expects<C extends Call>(call: C, input?: Partial<InputOf<C>>): Expectation<C>
  /** Announces a plain GET. */
  expectsFile(file: StaticFile<unknown>, query?: Record<string, string>): FileExpectation
  /** What has left the page so far, in its order. */
  readonly sent: readonly SentRequest[]
  /** How often a call has left the page. */
  count(call: Call): number
  /** Whether all that was announced has been made. */
  isAsked(): boolean
  /** Fails on a call that was announced and not made, or made and not announced. */
  verify(): void
  fetch: typeof globalThis.fetch
}

interface Announced {
  name: string
  fits(request: SentRequest): boolean
  reply: Reply
}

export function fakeGateway(configuration: Configuration): FakeGateway {
  const announced: Announced[] = []
  const sent: SentRequest[] = []
  const surprises: string[] = []

  async function answer(request: SentRequest, signal: AbortSignal | undefined): Promise<Response> {
    sent.push(request)
    const place = announced.findIndex(({ name, fits }) => name === request.name && fits(request))
    const [next] = place < 0 ? [] : announced.splice(place, 1)
    if (!next) surprises.push(request.name)
    const reply = next?.reply ?? refusal('nobody announced this call', 400)
    return untilAborted(Promise.resolve(reply(request.data)), signal)
  }

  return {
    sent,
    expects(call, input = {}) {
      const { reply, settle } = createReply()
      const fits = ({ data }: SentRequest) => isCall(call, data) && holds(data, input)
      announced.push({ name: nameOf(call), fits, reply })
      return createExpectation(call, settle)
    },
    expectsFile(file, query) {
      const { reply, settle } = createReply()
      const fits = ({ url }: SentRequest) => holds(Object.fromEntries(new URL(url).searchParams), query ?? {})
      announced.push({ name: addressOf(file, configuration), fits, reply })
      return fileExpectation(file, settle)
    },
    count: call => sent.filter(({ name }) => name === nameOf(call)).length,
    isAsked: () => announced.length === 0,
    verify() {
      const missing = announced.splice(0).map(({ name }) => `announced and not made: ${name}`)
      const extra = surprises.splice(0).map(name => `made and not announced: ${name}`)
      if (missing.length + extra.length > 0) throw new Error([...missing, ...extra].join('\n'))
    },
    fetch: (input, init) => answer(readRequest(String(input), init), init?.signal ?? undefined)
  }
}

/** Two calls may share class and method; what they send tells them apart. */
function isCall(call: Call, { Lang: _lang, ...data }: Record<string, unknown>): boolean {
  return call.data.is(data)
}

function holds(data: Record<string, unknown>, part: object): boolean {
  return Object.entries(part).every(([key, value]) => JSON.stringify(data[key]) === JSON.stringify(value))
}

function readRequest(url: string, init: RequestInit = {}): SentRequest {
  const headers = Object.fromEntries(new Headers(init.headers))
  if (typeof init.body !== 'string') return { name: url.split('?')[0] ?? url, url, headers, data: {} }
  const { api, data, user } = JSON.parse(init.body) as {
    api: { class: string; method: string }
    data: Record<string, unknown>
    user?: Record<string, unknown>
  }
  return { name: nameOf(api), url, headers, data, user }
}

function addressOf({ origin, path }: StaticFile<unknown>, configuration: Configuration): string {
  return configuration[origin] + path
}

function fileExpectation(file: StaticFile<unknown>, settle: (reply: Reply) => void): FileExpectation {
  return {
    answers(json) {
      checked(file.path, () => file.read(json))
      settle(() => Response.json(json))
    },
    fails: status => settle(() => new Response('<h1>Error</h1>', { status })),
    hangsUp: () => settle(() => Promise.reject(new TypeError('the connection broke'))),
    breaksContract: (text = '<!doctype html>') => settle(() => new Response(text))
  }
}

/** A request that is aborted breaks off, as the browser's does. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject)
  })
}
