import { nameOf, type AnswerOf, type Call } from '../contract/call.ts'
import { checked } from '../gateway/envelope.ts'

/** What comes back over the wire; `data` is what the call sent. */
export type Reply = (data: Record<string, unknown>) => Response | Promise<Response>

type Args<Answer> = [Answer] extends [void] ? [] : [answer: Answer]

/** How an announced call will be answered. */
export interface Expectation<C extends Call> {
  /** With data as the gateway writes it. Data that the contract cannot read is an error of the test. */
  answers(...answer: Args<AnswerOf<C>>): void
  /** `result` false, with a message for the player. */
  refuses(message: string, code?: number, debug?: string): void
  /** With a bare HTTP status. */
  fails(status: number): void
  /** The connection breaks. */
  hangsUp(): void
  /** With something that does not fit; `text` is the whole body. */
  breaksContract(text?: string): void
  /** Holds the answer back until one of the others is called on what comes back. */
  waits(): Expectation<C>
}

/** An answer that can be given before or after it is asked for. */
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
    hangsUp: () => settle(() => Promise.reject(new TypeError('the connection broke'))),
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
  mustBeReadable(call, { data, pagination })
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

/** A fake must not say what a gateway cannot. */
function mustBeReadable(call: Call, answer: { data: unknown; pagination: unknown }): void {
  const read = checked(nameOf(call), () => call.reply.read(answer)) as unknown
  const rows = Array.isArray(read) ? read : (read as { items?: unknown[] } | undefined)?.items
  if (rows && Array.isArray(answer.data) && rows.length !== answer.data.length)
    throw new Error(`${nameOf(call)}: a row has no id of its own`)
}

function envelope(body: object): Response {
  return Response.json(body)
}
