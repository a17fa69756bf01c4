import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { create } from 'superstruct'
import { describe, expect, test } from 'vitest'

import { inputFor } from '../conformance/input.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import {
  exampleAnswer,
  exampleFile,
  exampleRequest,
  type NamedCall,
  namedCalls,
  namedFiles
} from './call-schemas.ts'
import { definitions, jsonSchema, openApi } from './document.ts'

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
ajv.addSchema(jsonSchema(), 'contract')

const validators = new Map<string, ValidateFunction>()

function isValid(name: string, value: unknown): boolean {
  const validate = validators.get(name) ?? ajv.getSchema(`contract#/$defs/${name}`)!
  validators.set(name, validate)
  return validate(value) === true
}

/** Whether the front end reads an answer without loss: no field that does not fit, and no row less. */
function isRead(
  { call }: { call: Pick<NamedCall['call'], 'reply'> },
  answer: { data: unknown; pagination?: unknown }
): boolean {
  const unfit: string[] = []
  try {
    const output = call.reply.read(answer, field => unfit.push(field))
    const isWhole = output === undefined || rowsIn(output) === rowsIn(answer.data)
    return unfit.length === 0 && isWhole
  } catch {
    return false
  }
}

/** The rows of all lists in a value. */
function rowsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, one) => sum + rowsIn(one), 0)
  return inner + (Array.isArray(value) ? value.length : 0)
}

function isAccepted({ call }: NamedCall, data: Record<string, unknown>): boolean {
  try {
    create(data, call.data)
    return true
  } catch {
    return false
  }
}

/** Values of all types, at and beyond the limits of each shape. `undefined` leaves the field out. */
const VALUES: unknown[] = [
  ...[
    undefined,
    null,
    '',
    ' ',
    'x',
    'xyz',
    'x'.repeat(250),
    'x'.repeat(251),
    true,
    false,
    'true',
    'none',
    'desktop'
  ],
  ...[
    0,
    1,
    2,
    -1,
    7,
    250,
    251,
    1.5,
    96.25,
    1_000_000,
    1_000_001,
    2 ** 53 - 1,
    2 ** 53,
    1e12,
    1e13,
    -1e13,
    1e300
  ],
  ...[
    '0',
    '1',
    '2',
    '-1',
    '7',
    ' 7 ',
    '250',
    '251',
    '1.0',
    '1.50',
    '1.555',
    '1,5',
    '1,234.50',
    '12,34',
    '1.234,56'
  ],
  ...[
    '1000001',
    '1e3',
    '+5',
    '0x7',
    '9999999999999',
    '1000000000000',
    '1,000,000,000,000.00',
    '1000000000001'
  ],
  ...[
    '2026-03-01',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-3-1',
    '01.03.2026',
    '2026-03-01 12:30:00'
  ],
  ...['2026-03-01T12:30', '2026-03-01 24:00:00', '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11', '6f1c1e34', 'NaN'],
  ...[{}, { hidden: 1 }, [], ['x'], [1], [{}], [null]]
]

/** The same object with another value at one place. */
function changed(object: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(object)) return object.map((item, at) => (at === key ? changed(item, rest, value) : item))
  const fields = object as Record<string, unknown>
  const next = { ...fields, [key]: changed(fields[key], rest, value) }
  if (next[key] === undefined) delete next[key]
  return next
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((inner, key) => (inner as never)[key], value)
}

/** The path of every field in a value, at most two rows deep. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...inner.flatMap(key => pathsOf((value as never)[key], [...path, key]))]
}

/** A call in `x-calls`. */
interface Described {
  request: { $ref: string }
  'timeout-seconds': number
}

describe('the contract as JSON Schema', () => {
  test('BOX-05 has a request and a reply for each call, and no schema is left out of OpenAPI', () => {
    const document = openApi('1.2.3') as {
      info: { version: string }
      components: { schemas: object }
      paths: Record<string, { post: { 'x-calls': Record<string, Described> } }>
    }
    expect(document.info.version).toBe('1.2.3')
    const listed = document.paths['/endpoint/v1']!.post['x-calls']
    for (const { name } of namedCalls) {
      expect(listed[name]?.request.$ref).toBe(`#/components/schemas/${name}.request`)
      expect(Object.keys(document.components.schemas)).toEqual(
        expect.arrayContaining([`${name}.request`, `${name}.reply`])
      )
    }
    expect(listed['casino.gamesList']?.['timeout-seconds']).toBe(15)
    expect(listed['finance.saveBankTransfer']?.['timeout-seconds']).toBe(45)
    expect(Object.keys(definitions).every(name => /^[\w.-]+$/.test(name))).toBe(true)
  })

  test('BOX-05 has a path for each plain file', () => {
    const { paths } = openApi('1') as { paths: Record<string, { get?: { parameters: { name: string }[] } }> }
    const names = Object.entries(paths).map(([path, { get }]) => [
      path,
      get?.parameters.map(({ name }) => name).join()
    ])
    expect(names.sort()).toEqual([
      ['/datas/footer-menu.json', 'panel'],
      ['/datas/header-menu.json', 'panel'],
      ['/datas/investment-methods.json', 'panel'],
      ['/datas/languages.json', 'panel'],
      ['/datas/partners.json', 'panel'],
      ['/endpoint/v1', undefined],
      ['/v1/check-maintenance', 'sitename,version'],
      ['/v1/licenses', 'version']
    ])
  })

  test.each(namedFiles.map(({ name, file }) => [name, file] as const))(
    'BOX-05 %s: schema and contract agree on every value of every field',
    (name, file) => {
      const example = exampleFile(file)
      expect(isValid(name, example), JSON.stringify(example)).toBe(true)
      for (const path of pathsOf(example)) {
        const isRecord = !Array.isArray(at(example, path)) && typeof at(example, path) === 'object'
        for (const value of VALUES.filter(one => one !== undefined && !isBeyondJsonSchema(one))) {
          if (isRecord && Array.isArray(value)) continue
          const body = changed(example, path, value)
          expect(isValid(name, body), `${path.join('.')}: ${JSON.stringify(value)}`).toBe(
            isRead({ call: file }, { data: body })
          )
        }
      }
    }
  )

  test.each(namedCalls.map(call => [call.name, call] as const))(
    'BOX-05 %s: its examples are valid, and the contract reads them',
    (name, call) => {
      const request = exampleRequest(call) as { data: Record<string, unknown>; user?: object }
      expect(isValid(`${name}.request`, request), JSON.stringify(request)).toBe(true)
      const { user: _user, ...anonymous } = request
      const isForVisitors = ['anyone', 'optional'].includes(call.call.access)
      expect(isValid(`${name}.request`, anonymous), 'without user').toBe(isForVisitors)
      const { Lang: _lang, ...data } = request.data
      expect(isAccepted(call, data)).toBe(true)
      const answer = exampleAnswer(call)
      expect(isValid(`${name}.reply`, { result: true, ...answer }), JSON.stringify(answer)).toBe(true)
      expect(isRead(call, answer)).toBe(true)
    }
  )

  test.each(namedCalls.map(call => [call.name, call] as const))(
    'BOX-05 %s: schema and contract agree on every value of every field of the request',
    (name, call) => {
      const { data, ...request } = exampleRequest(call) as { data: Record<string, unknown> }
      const { Lang, ...fields } = data
      for (const path of pathsOf(fields).slice(1)) {
        for (const value of VALUES) {
          const sent = changed(fields, path, value) as Record<string, unknown>
          expect(
            isValid(`${name}.request`, { ...request, data: { ...sent, Lang } }),
            `${path.join('.')}: ${JSON.stringify(value)}`
          ).toBe(isAccepted(call, sent))
        }
      }
    }
  )

  test.each(namedCalls.map(call => [call.name, call] as const))(
    'BOX-05 %s: schema and contract agree on every value of every field of the reply',
    (name, call) => {
      const answer = exampleAnswer(call)
      for (const path of pathsOf(answer).slice(1)) {
        const isRecord = !Array.isArray(at(answer, path)) && typeof at(answer, path) === 'object'
        for (const value of VALUES.filter(one => !isBeyondJsonSchema(one))) {
          // The contract reads a list in place of an object as one without fields; the schema calls it wrong.
          if (isRecord && Array.isArray(value)) continue
          const sent = JSON.parse(JSON.stringify(changed(answer, path, value))) as typeof answer
          expect(
            isValid(`${name}.reply`, { result: true, ...sent }),
            `${path.join('.')}: ${JSON.stringify(value)}`
          ).toBe(isRead(call, sent))
        }
      }
    }
  )

  test.each([
    {},
    { result: 'true', data: [] },
    { result: 1 },
    { result: null, data: [] },
    [],
    null,
    'İşlem Başarılı',
    { result: false }
  ])('BOX-05 %j is a reply to no call', reply => {
    for (const { name } of namedCalls) expect(isValid(`${name}.reply`, reply), name).toBe(false)
  })
})

/** Fractions of kuruş, which are an error in an amount: JSON Schema has no exact arithmetic of decimals. */
function isBeyondJsonSchema(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value) && !Number.isInteger(value * 100)
}

describe('the sandbox and the schema', async () => {
  const gateway = await gatewayForFile()
  const reads = namedCalls.filter(({ call }) => call.kind === 'read' && call.access !== 'player')

  test.each(reads.map(call => [call.name, call] as const))(
    'BOX-05 %s of the sandbox is valid',
    async (name, { call }) => {
      const { class: className, method } = call
      const body = { api: { class: className, method }, data: { Lang: 'tr', ...inputFor(call) } }
      expect(isValid(`${name}.request`, body)).toBe(true)
      const reply = await gateway.site.inject({
        method: 'POST',
        url: '/endpoint/v1',
        headers: { panel: 'frontend', 'content-type': 'application/json' },
        payload: JSON.stringify(body)
      })
      expect(isValid(`${name}.reply`, reply.json()), reply.body.slice(0, 300)).toBe(true)
    }
  )
})
