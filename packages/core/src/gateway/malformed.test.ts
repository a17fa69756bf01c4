import { afterEach, describe, expect, test, vi } from 'vitest'

import { nameOf } from '../contract/call.ts'
import { startCore } from '../index.ts'
import { allCalls, sampleInput } from '../testing/contract-samples.ts'
import { storedPlayer, testEnvironment } from '../testing/index.ts'
import { send } from './client.ts'
import { explain } from './explain.ts'
import { parse } from './transport.ts'

const deep = (open: string, close: string, depth = 100_000) => open.repeat(depth) + close.repeat(depth)
const ok = (data: string, more = '') =>
  `{"result":true,"message":"İşlem Başarılı","code":200,"data":${data}${more}}`

/** Bodies that are no answer to any call, whatever it reads. */
const BODIES: [string, BodyInit][] = [
  ['nothing', ''],
  ['blanks', '  \n'],
  ['a page of a proxy', '<!doctype html><title>Proxy</title>'],
  ['half an envelope', '{"result":true,"data":['],
  ['a word', 'true'],
  ['null', 'null'],
  ['a number', '7'],
  ['text', '"İşlem Başarılı"'],
  ['a list', '[]'],
  ['a list of envelopes', `[${ok('[]')}]`],
  ['an empty envelope', '{}'],
  ['a result of text', '{"result":"true","data":[]}'],
  ['a result of 1', '{"result":1,"data":[]}'],
  ['a result of null', '{"result":null,"data":[]}'],
  ['a result of "false"', '{"result":"false","message":"Hayır"}'],
  ['a result in an object', '{"result":{"ok":true},"data":[]}'],
  ['no result', '{"message":"İşlem Başarılı","code":200,"data":[]}'],
  ['another envelope', '{"success":true,"payload":[]}'],
  ['two documents', `${ok('[]')}${ok('[]')}`],
  ['JSON with a comma too many', '{"result":true,"data":[],}'],
  ['single quotes', "{'result':true,'data':[]}"],
  ['NaN', '{"result":NaN}'],
  ['a script', 'callback({"result":true})'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  ['bytes that are no text', new Uint8Array([0xc3, 0x28, 0xa0, 0xff])],
  ['compressed bytes', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0])],
  ['lists nested 100,000 deep', deep('[', ']')],
  ['3 MB', `{"result":true,"data":"${'x'.repeat(3_000_000)}"}`],
  ['XML', '<?xml version="1.0"?><result>true</result>'],
  ['a prototype for a result', '{"__proto__":{"result":true},"data":[]}']
]

/** Data that no call reads; those whose data says nothing, or may be left out, pass over it. */
const DATA: [string, string][] = [
  ['text for data', ok('"rows"')],
  ['a number for data', ok('7')],
  ['true for data', ok('true')],
  ['a filled list in a list', ok('[["a"]]')],
  ['text in a list', ok('["a","b"]')],
  ['objects nested 50,000 deep', ok(deep('{"a":', '}', 50_000).replace('}', '0}'))],
  ['pagination of text', ok('[]', ',"pagination":"48"')],
  ['a negative total', ok('[]', ',"pagination":{"total":-1}')],
  ['a total of an object', ok('[]', ',"pagination":{"total":{"hidden":1}}')]
]

const STATUSES = [400, 401, 404, 409, 413, 429, 501, 502, 503, 504]

afterEach(() => {
  vi.useRealTimers()
})

/** Says every call of the contract to a gateway that always answers so; gives each outcome. */
async function answerAll(body: BodyInit, status = 200): Promise<[string, unknown][]> {
  vi.useFakeTimers()
  const fetch = () => Promise.resolve(new Response(body, { status }))
  testEnvironment({
    stored: storedPlayer('ayse', Date.UTC(2025, 2, 1, 9) + 10_000),
    environment: { fetch }
  })
  await startCore()
  const calls = allCalls.map(async (call): Promise<[string, unknown]> => {
    const outcome = await send(call, sampleInput(call)).catch((error: unknown) => error)
    return [nameOf(call), outcome]
  })
  await vi.advanceTimersByTimeAsync(16_000)
  return Promise.all(calls)
}

describe('a malformed reply', () => {
  test.each(BODIES)('GATE-03 %s is a ContractError for every call', async (_name, body) => {
    const outcomes = await answerAll(body)

    for (const [name, outcome] of outcomes) {
      expect(outcome, name).toMatchObject({ name: 'ContractError', call: name })
      expect(explain(outcome)).toBe('Bir şeyler ters gitti, lütfen daha sonra deneyin.')
    }
  })

  test.each(DATA)('GATE-03 %s is read as nothing or not at all', async (_name, body) => {
    const outcomes = await answerAll(body)

    for (const [name, outcome] of outcomes) {
      const told =
        outcome instanceof Error ? `${outcome.name} ${outcome.message}` : JSON.stringify(outcome ?? null)
      expect(told, name).not.toMatch(/hidden|undefined|NaN|\[object/)
      if (outcome instanceof Error) expect(outcome.name).toBe('ContractError')
    }
  })

  test.each(STATUSES)(
    'GATE-06 HTTP %i with a page instead of an answer settles within 16 s',
    async status => {
      const outcomes = await answerAll('<h1>Error</h1>', status)

      for (const [name, outcome] of outcomes)
        expect((outcome as Error).name, name).toMatch(status > 500 ? 'OfflineError' : 'ContractError')
    }
  )

  test('GATE-03 keys that make prototypes are dropped on arrival', () => {
    const read = parse(
      'a.b',
      '{"__proto__":{"polluted":1},"rows":[{"constructor":{"prototype":1},"id":"1"}]}'
    )

    expect(Object.keys(read as object)).toEqual(['rows'])
    expect(read).toEqual({ rows: [{ id: '1' }] })
  })

  test('GATE-03 rows beyond 1,000 are cut off', async () => {
    const outcomes = await answerAll(ok(`[${Array(3_000).fill('{"gameID":"1"}').join()}]`))

    const games = outcomes.find(([name]) => name === 'casino.games_list')?.[1]
    expect((games as { items: unknown[] }).items).toHaveLength(1_000)
  })

  test('GATE-03 a byte order mark is no fault', async () => {
    const outcomes = await answerAll(`\uFEFF${ok('[]')}`)

    expect(outcomes.find(([name]) => name === 'casino.games_list')?.[1]).toMatchObject({ items: [] })
  })

  test('GATE-03 an amount that cannot be read is reported and never 0', async () => {
    const outcomes = await answerAll(ok('[{"balance":"1.234,56"}]'))

    const balance = outcomes.find(([name]) => name === 'finance.check_balance')?.[1]
    expect(balance).toMatchObject({ name: 'ContractError', message: expect.stringContaining('balance') })
    expect((balance as Error).message).not.toContain('1.234')
  })
})
