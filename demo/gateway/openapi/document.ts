import type { StaticFile } from '@bnw/core/contract'

import { FILE_QUERIES } from '../contract-calls.ts'
import {
  answerSchema,
  exampleAnswer,
  exampleFile,
  exampleRequest,
  fileSchema,
  type NamedCall,
  namedCalls,
  namedFiles,
  requestSchema
} from './call-schemas.ts'
import { DEFINITIONS } from './json-schema.ts'
import type { JsonSchema } from './shape.ts'
import { shapeDefinitions } from './wire-shapes.ts'

const ref = (name: string): JsonSchema => ({ $ref: DEFINITIONS + name })

const WORDS = { message: { type: 'string' }, code: { type: 'integer' }, debug: { type: 'string' } }

/** Schemas that all calls share. */
const SHARED: Readonly<Record<string, JsonSchema>> = {
  Language: { type: 'object', properties: { Lang: { enum: ['tr', 'en'] } }, required: ['Lang'] },
  User: {
    description:
      'The session: uid and sid as the login returned them, uip as the address or {ip}; each encrypted with the public key of the gateway (RSA-OAEP, SHA-256) in base64, or empty.',
    type: 'object',
    properties: Object.fromEntries(
      ['uid', 'sid', 'uip', 'gmt', 'lang'].map(name => [name, { type: 'string' }])
    ),
    required: ['uid', 'sid']
  },
  Pagination: {
    description: 'Missing: limit 10, total 0, offset 0. `total` counts the rows of all pages.',
    type: 'object',
    properties: { limit: ref('Total'), total: ref('Total'), offset: ref('Total') }
  },
  Granted: {
    description: 'Only the boolean true grants a call.',
    type: 'object',
    properties: { result: { const: true }, ...WORDS },
    required: ['result']
  },
  Refused: {
    description:
      'HTTP 200. The message is shown to the player. Code 403 or “Oturum süresi doldu”: the session is over. “Kayıt bulunamadı” of a list: it is empty.',
    type: 'object',
    properties: { result: { const: false }, ...WORDS },
    required: ['result', 'message', 'code']
  }
}

/** Every schema by name: shapes, what calls share, request and reply of each call, and each plain file. */
export const definitions: Readonly<Record<string, JsonSchema>> = {
  ...shapeDefinitions,
  ...SHARED,
  ...Object.fromEntries(
    namedCalls.flatMap(call => [
      [`${call.name}.request`, { ...requestSchema(call), examples: [exampleRequest(call)] }],
      [`${call.name}.reply`, replySchema(call)]
    ])
  ),
  ...Object.fromEntries(
    namedFiles.map(({ name, file }) => [name, { ...fileSchema(file), examples: [exampleFile(file)] }])
  )
}

function replySchema(call: NamedCall): JsonSchema {
  const granted = { allOf: [ref('Granted'), answerSchema(call)] }
  const example = { result: true, message: 'İşlem Başarılı', code: 200, ...exampleAnswer(call), debug: '' }
  return { anyOf: [granted, ref('Refused')], examples: [example] }
}

/** The definitions as one JSON Schema. */
export function jsonSchema(): object {
  const $defs: object = JSON.parse(JSON.stringify(definitions).replaceAll(DEFINITIONS, '#/$defs/'))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The contract of the gateway',
    $defs
  }
}

/**
 * All calls are one path; `api` in the body tells them apart. `x-calls` lists them with what they do. Plain files are
 * paths of their own.
 */
export function openApi(version: string): object {
  const names = namedCalls.map(({ name }) => name)
  const content = (part: string) => ({
    'application/json': { schema: { anyOf: names.map(name => ref(`${name}.${part}`)) } }
  })
  return {
    openapi: '3.1.0',
    info: { title: 'The contract of the gateway', version },
    servers: [{ url: '/' }],
    paths: {
      '/endpoint/v1': {
        post: {
          operationId: 'call',
          parameters: [{ name: 'panel', in: 'header', required: true, schema: { const: 'frontend' } }],
          requestBody: { required: true, content: content('request') },
          responses: { 200: { description: 'A granted or refused call.', content: content('reply') } },
          'x-calls': Object.fromEntries(namedCalls.map(describe))
        }
      },
      ...Object.fromEntries(namedFiles.map(({ name, file }) => [file.path, { get: operationOf(name, file) }]))
    },
    components: { schemas: definitions }
  }
}

function operationOf(name: string, { origin, path }: StaticFile<unknown>): object {
  const query = Object.keys(FILE_QUERIES[path] ?? {})
  const panel = { name: 'panel', in: 'header', required: true, schema: { const: 'frontend' } }
  return {
    operationId: name,
    description: `Of the ${origin}, without an envelope.`,
    parameters: [
      ...query.map(parameter => ({ name: parameter, in: 'query', schema: { type: 'string' } })),
      ...(origin === 'site' ? [panel] : [])
    ],
    responses: { 200: { description: 'The file.', content: { 'application/json': { schema: ref(name) } } } }
  }
}

function describe({ name, call }: NamedCall): [string, object] {
  const { class: className, method, access, kind } = call
  const timeout = kind === 'money' ? 45 : 15
  return [
    name,
    {
      class: className,
      method,
      access,
      kind,
      'timeout-seconds': timeout,
      request: ref(`${name}.request`),
      reply: ref(`${name}.reply`)
    }
  ]
}
