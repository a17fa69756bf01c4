import { nameOf, type AnswerOf, type Call } from '../contract/call.ts'
import { checked } from '../gateway/envelope.ts'

/** Creates the response; `data` is the request's data. */
export type Reply = (data: Record<string, unknown>) => Response | Promise<Response>

type Args<Answer> = [Answer] extends [void] ? [] : [answer: Answer]

/** Defines the response to an expected call. */
export interface Expectation<C extends Call> {
  /** Responds with success. Throws if `answer` does not fit the contract. */
  answers(...answer: Args<AnswerOf<C>>): void
  /** Responds with `result: false` and a message for the player. */
  refuses(message: string, code?: number, debug?: string): void
  /** Responds with an HTTP status and no envelope. */
  fails(status: number): void
  /** Closes the connection without a response. */
  hangsUp(): void
  /** Responds with a body that does not fit the contract: `text`. */
  breaksContract(text?: string): void
  /** Delays the response until another method is called on the returned expectation. */
  waits(): Expectation<C>
}

/** A reply that can be defined before or after the request is made. */
export function createReply(): { reply: Reply; settle(reply: Reply): void } {
  let settle: (reply: Reply) => void = () => undefined
  const settled = new Promise<Reply>(resolve => {
    settle = resolve
  })
  return { reply: async data => (await settled)(data), settle }
}

export function createExpectation<C extends Call>(call: C, settle: (reply: Reply) => void): Expectation<C> {
  const expectation: Expectation<C> = {
    answers: (...[answer]) => settle(successOf(call, answer)),
    refuses: (message, code = 400, debug = '') => settle(refusal(message, code, debug)),
    fails: status => settle(() => new Response('<h1>Error</h1>', { status })),
    hangsUp: () => settle(() => Promise.reject(new TypeError('connection closed'))),
    breaksContract: (text = '{"result":true,"data":"neither rows nor fields"}') =>
      settle(() => new Response(text)),
    waits: () => expectation
  }
  return expectation
}

export function refusal(message: string, code: number, debug = ''): Reply {
  return () => envelope({ result: false, message, code, debug, data: null })
}

function successOf(call: Call, answer: unknown): Reply {
  const page = pageOf(answer)
  const data = page ? page.items : (answer ?? null)
  const pagination = page && { limit: page.items.length, total: page.total, offset: 0 }
  assertFitsContract(call, { data, pagination })
  return sent =>
    envelope({
      result: true,
      message: 'İşlem Başarılı',
      code: 200,
      debug: '',
      data,
      ...(page && {
        pagination: { limit: sent.limit ?? page.items.length, total: page.total, offset: sent.offset ?? 0 }
      })
    })
}

function pageOf(answer: unknown): { items: readonly unknown[]; total: number } | undefined {
  const isPage = typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer
  return isPage ? (answer as { items: readonly unknown[]; total: number }) : undefined
}

/** Listener for the replies of fakes: all their fields must fit. */
export function rejectUnfit(field: string): never {
  throw new Error(`${field} does not fit the contract`)
}

/** Keeps fakes honest: a test must not pass with a reply that no gateway can send. */
function assertFitsContract(call: Call, answer: { data: unknown; pagination: unknown }): void {
  const read = checked(nameOf(call), () => call.reply.read(answer, rejectUnfit)) as unknown
  const rows = Array.isArray(read) ? read : (read as { items?: unknown[] } | undefined)?.items
  if (rows && Array.isArray(answer.data) && rows.length !== answer.data.length)
    throw new Error(`${nameOf(call)}: a row has no id of its own`)
}

function envelope(body: object): Response {
  return Response.json(body)
}
