import { afterEach, describe, expect, test, vi } from 'vitest'

import { type Call, nameOf } from '../contract/call.ts'
import { gamesList } from '../contract/casino.ts'
import { checkBalance } from '../contract/finance.ts'
import { MaintenanceStatus } from '../contract/maintenance.ts'
import { startCore } from '../index.ts'
import { allCalls, sampleInput } from '../testing/contract-samples.ts'
import {
  errorStatuses,
  largeBodies,
  malformedBodies,
  malformedData,
  ok,
  wrongFields
} from '../testing/malformed-replies.ts'
import { storedPlayer, testEnvironment } from '../testing/index.ts'
import { send } from './client.ts'
import { explain } from './explain.ts'
import { parse } from './transport.ts'

/** Changes that may have been made without an answer to read. */
const UNVERIFIED = new Set([
  'user.register',
  'user.forgot',
  'user.pass_change',
  'user.pass_reset',
  'user.change_email',
  'user.sms_send',
  'user.sms_validate'
])

const fewCalls = allCalls.filter((_call, index) => index % 20 === 0)

/** The reply to a call with this value in every field, and with a field that the contract does not know. */
function replyWith(call: Call, value: unknown): string {
  const { struct, rows, isPaged } = call.reply
  const shape = rows?.struct ?? struct
  const names = Object.keys((shape?.schema ?? {}) as object)
  const row = Object.fromEntries([...names, 'unknown'].map(name => [name, value]))
  const whole = { ...row, ...(rows?.id && { [rows.id]: '1' }) }
  const paging = isPaged && { pagination: { limit: value, total: value, offset: value, pages: value } }
  return JSON.stringify({
    result: true,
    message: value,
    code: value,
    data: rows ? [row, whole] : row,
    ...paging
  })
}

afterEach(() => {
  vi.useRealTimers()
})

/** Sends calls to a gateway that always responds with this body. Returns the reply or error of each. */
function outcomesOf(body: BodyInit, status = 200, calls = allCalls): Promise<[string, unknown][]> {
  return outcomesFrom(() => new Response(body, { status }), calls)
}

/** Does so with a gateway that may read what is sent. */
async function outcomesFrom(
  answer: (sent: string) => Response,
  calls = allCalls
): Promise<[string, unknown][]> {
  vi.useFakeTimers()
  const fetch: typeof globalThis.fetch = async (_url, init) => answer(String(init?.body))
  testEnvironment({
    stored: storedPlayer('ayse', Date.UTC(2025, 2, 1, 9) + 10_000),
    environment: { fetch }
  })
  await startCore()
  const replies = calls.map(async (call): Promise<[string, unknown]> => {
    const outcome = await send(call, sampleInput(call)).catch((error: unknown) => error)
    return [nameOf(call), outcome]
  })
  await vi.advanceTimersByTimeAsync(16_000)
  return Promise.all(replies)
}

describe('a malformed reply', () => {
  test.each(malformedBodies)('GATE-03 %s is a ContractError for every call', async (_name, body) => {
    const outcomes = await outcomesOf(body)

    for (const [name, outcome] of outcomes) {
      expect(outcome, name).toMatchObject({ name: 'ContractError', call: name })
      expect(explain(outcome), name).toBe(
        UNVERIFIED.has(name)
          ? 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'
          : 'Bir şeyler ters gitti, lütfen daha sonra deneyin.'
      )
    }
  })

  test.each(largeBodies)('GATE-03 %s is a ContractError', async (_name, body) => {
    const outcomes = await outcomesOf(body, 200, fewCalls)

    for (const [name, outcome] of outcomes) expect(outcome, name).toMatchObject({ name: 'ContractError' })
  })

  test.each(malformedData)('GATE-03 %s is ignored or a ContractError', async (_name, body) => {
    const outcomes = await outcomesOf(body)

    for (const [name, outcome] of outcomes) {
      const text =
        outcome instanceof Error ? `${outcome.name} ${outcome.message}` : JSON.stringify(outcome ?? null)
      expect(text, name).not.toMatch(/hidden|undefined|NaN|\[object/)
      if (outcome instanceof Error) expect(outcome.name).toBe('ContractError')
    }
  })

  test.each(wrongFields)(
    'GATE-03 N1 %s in every field is read as missing or a ContractError',
    async (_name, value) => {
      // The status of the maintenance is compared with true and false, whatever it is.
      for (const call of allCalls.filter(({ reply }) => reply.struct !== MaintenanceStatus)) {
        const outcomes = await outcomesFrom(() => new Response(replyWith(call, value)), [call])
        const [name, outcome] = outcomes[0]!
        if (outcome instanceof Error) expect(outcome.name, name).toBe('ContractError')
        expect(outcome instanceof Error ? outcome.message : '', name).not.toMatch(/hidden|1\.234|xxx/)
        // Numbers that are no numbers would become null.
        expect(JSON.stringify(outcome ?? null), name).not.toMatch(/"deep"|\[object|NaN|undefined/)
      }
    }
  )

  test.each(errorStatuses)('GATE-06 HTTP %i with an HTML page settles within 16 s', async status => {
    const outcomes = await outcomesOf('<h1>Error</h1>', status)

    for (const [name, outcome] of outcomes)
      expect((outcome as Error).name, name).toMatch(status > 500 ? 'OfflineError' : 'ContractError')
  })

  test('GATE-03 runs of combining marks are shortened in every text', () => {
    const read = parse('a.b', `{"rows":[{"name":"a${'\\u0301'.repeat(50_000)}"}]}`)
    expect(read).toEqual({ rows: [{ name: `a${'\u0301'.repeat(30)}` }] })
  })

  test('GATE-03 keys that could set a prototype are dropped', () => {
    const read = parse(
      'a.b',
      '{"__proto__":{"polluted":1},"rows":[{"constructor":{"prototype":1},"id":"1"}]}'
    )

    expect(Object.keys(read as object)).toEqual(['rows'])
    expect(read).toEqual({ rows: [{ id: '1' }] })
  })

  test('GATE-03 keeps all digits of integers beyond 2^53', () => {
    const json =
      '{"id":9007199254740993,"small":9007199254740991,"a\\"9007199254740993":-12345678901234567890,"n":0.12345678901234560}'

    expect(parse('a.b', json)).toEqual({
      id: '9007199254740993',
      small: 9007199254740991,
      'a"9007199254740993': '-12345678901234567890',
      n: 0.1234567890123456
    })
    expect(parse('a.b', '["a 9007199254740993 \\\\", 9007199254740993e1]')).toEqual([
      'a 9007199254740993 \\',
      Number('9007199254740993e1')
    ])
  })

  test('GATE-03 keeps the id of a game exact and drops an infinite number', async () => {
    const outcomes = await outcomesOf(ok('[{"gameID":9007199254740993,"name":1e400}]'), 200, [gamesList])

    expect(outcomes[0]?.[1]).toMatchObject({ items: [{ gameID: '9007199254740993', name: '' }] })
  })

  test('GATE-03 drops rows beyond 1,000', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => ({ gameID: index }))
    const outcomes = await outcomesOf(ok(JSON.stringify(rows)), 200, [gamesList])

    const [, games] = outcomes[0]!
    expect((games as { items: unknown[] }).items).toHaveLength(1_000)
  })

  test('GATE-03 a byte order mark is accepted', async () => {
    const outcomes = await outcomesOf(`\uFEFF${ok('[]')}`, 200, [gamesList])

    expect(outcomes[0]?.[1]).toMatchObject({ items: [] })
  })

  test('GATE-03 an unreadable amount is reported and never read as 0', async () => {
    const outcomes = await outcomesOf(ok('[{"balance":"1.234,56"}]'), 200, [checkBalance])

    const [, balance] = outcomes[0]!
    expect(balance).toMatchObject({ name: 'ContractError', message: expect.stringContaining('balance') })
    expect((balance as Error).message).not.toContain('1.234')
  })
})
