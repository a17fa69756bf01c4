import { nameOf, type Call, type InputOf } from '../contract/call.ts'
import type { StaticFile } from '../contract/static-files.ts'
import type { Configuration } from '../environment.ts'
import { checked } from '../gateway/envelope.ts'
import {
  createExpectation,
  createReply,
  refusal,
  rejectUnfit,
  type Expectation,
  type Reply
} from './expectation.ts'

/** A request that the page has sent. */
export interface SentRequest {
  /** `casino.games_list`, or the URL of a plain GET. */
  name: string
  url: string
  headers: Record<string, string>
  /** The call's data; empty for a plain GET. */
  data: Record<string, unknown>
  user?: Record<string, unknown>
}

/** Defines the response to an expected plain GET. */
export interface FileExpectation {
  /** Responds with JSON. Throws if it does not fit the contract. */
  answers(json: unknown): void
  fails(status: number): void
  hangsUp(): void
  breaksContract(text?: string): void
}

/** A gateway that replies to expected requests only. */
export interface FakeGateway {
  /** Expects a call once. `input`: fields that its data must have. Expectations of the same call are used in order. */
  expects<C extends Call>(call: C, input?: Partial<InputOf<C>>): Expectation<C>
  /** Expects a plain GET once. */
  expectsFile(file: StaticFile<unknown>, query?: Record<string, string>): FileExpectation
  /** All requests so far, in order. */
  readonly sent: readonly SentRequest[]
  /** How often the call was sent. */
  count(call: Call): number
  /** Whether all expected requests have been made. */
  isDone(): boolean
  /** Throws if a request was expected and not made, or made and not expected. */
  verify(): void
  fetch: typeof globalThis.fetch
}

interface ExpectedRequest {
  name: string
  matches(request: SentRequest): boolean
  reply: Reply
}

export function fakeGateway(configuration: Configuration): FakeGateway {
  const expected: ExpectedRequest[] = []
  const sent: SentRequest[] = []
  const unexpected: string[] = []

  async function answer(request: SentRequest, signal: AbortSignal | undefined): Promise<Response> {
    sent.push(request)
    const index = expected.findIndex(({ name, matches }) => name === request.name && matches(request))
    const [match] = index < 0 ? [] : expected.splice(index, 1)
    if (!match) unexpected.push(request.name)
    const reply = match?.reply ?? refusal('unexpected call', 400)
    return untilAborted(Promise.resolve(reply(request.data)), signal)
  }

  return {
    sent,
    expects(call, input = {}) {
      const { reply, settle } = createReply()
      const matches = ({ data }: SentRequest) => isCall(call, data) && includes(data, input)
      expected.push({ name: nameOf(call), matches, reply })
      return createExpectation(call, settle)
    },
    expectsFile(file, query) {
      const { reply, settle } = createReply()
      const matches = ({ url }: SentRequest) =>
        includes(Object.fromEntries(new URL(url).searchParams), query ?? {})
      expected.push({ name: urlOf(file, configuration), matches, reply })
      return fileExpectation(file, settle)
    },
    count: call => sent.filter(({ name }) => name === nameOf(call)).length,
    isDone: () => expected.length === 0,
    verify() {
      const missing = expected.splice(0).map(({ name }) => `expected and not made: ${name}`)
      const extra = unexpected.splice(0).map(name => `made and not expected: ${name}`)
      if (missing.length + extra.length > 0) throw new Error([...missing, ...extra].join('\n'))
    },
    fetch: (input, init) => answer(readRequest(String(input), init), init?.signal ?? undefined)
  }
}

/** Whether the data is this call's: two calls may share class and method and differ in their data. */
function isCall(call: Call, { Lang: _lang, ...data }: Record<string, unknown>): boolean {
  return call.data.is(data)
}

function includes(data: Record<string, unknown>, part: object): boolean {
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

function urlOf({ origin, path }: StaticFile<unknown>, configuration: Configuration): string {
  return configuration[origin] + path
}

function fileExpectation(file: StaticFile<unknown>, settle: (reply: Reply) => void): FileExpectation {
  return {
    answers(json) {
      checked(file.path, () => file.reply.read({ data: json }, rejectUnfit))
      settle(() => Response.json(json))
    },
    fails: status => settle(() => new Response('<h1>Error</h1>', { status })),
    hangsUp: () => settle(() => Promise.reject(new TypeError('connection closed'))),
    breaksContract: (text = '<!doctype html>') => settle(() => new Response(text))
  }
}

/** Rejects with an `AbortError` when the signal aborts, as `fetch` does. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject)
  })
}
