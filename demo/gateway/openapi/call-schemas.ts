import type { Call, Reply, Rows, StaticFile } from '@bnw/core/contract'

import { contractCalls, contractFiles } from '../contract-calls.ts'
import { accepts, DEFINITIONS, exampleFields, exampleOf, propertiesOf, schemaOf } from './json-schema.ts'
import type { JsonSchema } from './shape.ts'

/** A call under the name of its class and of its export; two calls share the method `user.favorites`. */
export interface NamedCall {
  name: string
  call: Call
}

/** Every call of the contract. */
export const namedCalls: readonly NamedCall[] = contractCalls.map(({ group, key, call }) => ({
  name: `${group}.${key}`,
  call
}))

/** Plain files under the names of their exports. */
export const namedFiles: readonly { name: string; file: StaticFile<unknown> }[] = contractFiles.map(
  ({ key, file }) => ({ name: `staticFiles.${key}`, file })
)

/** Values that count as no data. */
const EMPTY: readonly JsonSchema[] = [
  { enum: [null, ''] },
  { type: 'object', maxProperties: 0 },
  { type: 'array', maxItems: 0 }
]

/** More rows are not read. */
const MAX_ROWS = 1_000

/** The body of a request. */
export function requestSchema({ call }: NamedCall): JsonSchema {
  const hasUser = call.access === 'player' || call.access === 'login'
  const { class: className, method } = call
  return {
    description: ACCESS[call.access],
    type: 'object',
    properties: {
      api: {
        type: 'object',
        properties: { class: { const: className }, method: { const: method } },
        required: ['class', 'method']
      },
      data: { allOf: [{ $ref: `${DEFINITIONS}Language` }, schemaOf(call.data)] },
      ...(call.access !== 'anyone' && { user: { $ref: `${DEFINITIONS}User` } })
    },
    required: ['api', 'data', ...(hasUser ? ['user'] : [])]
  }
}

const ACCESS: Record<Call['access'], string> = {
  anyone: 'Anyone may make it; `user` is not sent.',
  optional: 'Anyone may make it; `user` is sent if a player is signed in.',
  player: 'Needs a session.',
  login: '`user` is sent with empty uid and sid, since there is no session yet.'
}

/** `{ data, pagination }` of a reply that grants the call; `result`, `message` and `code` are those of the envelope. */
export function answerSchema({ call: { reply } }: NamedCall): JsonSchema {
  const { isPaged, struct, isOptional } = reply
  const needsData = struct && !isOptional && !accepts(struct, {})
  return {
    type: 'object',
    ...(needsData && { required: ['data'] }),
    properties: {
      data: dataSchema(reply),
      ...(isPaged && { pagination: { anyOf: [{ $ref: `${DEFINITIONS}Pagination` }, ...EMPTY] } })
    }
  }
}

function dataSchema({ struct, rows, isOptional }: Reply<unknown>): JsonSchema {
  if (rows) return { anyOf: [rowsSchema(rows), ...EMPTY] }
  if (!struct) return {}
  const mayBeEmpty = isOptional || accepts(struct, {})
  return mayBeEmpty ? { anyOf: [schemaOf(struct), ...EMPTY] } : schemaOf(struct)
}

function rowsSchema({ struct, id, aliases = {} }: Rows<unknown>): JsonSchema {
  const own = propertiesOf(struct)
  const others = Object.entries(aliases).filter(([, key]) => key in own)
  const properties = { ...own, ...Object.fromEntries(others.map(([alias, key]) => [alias, own[key]])) }
  const idKeys = id ? [id, ...others.filter(([, key]) => key === id).map(([alias]) => alias)] : []
  const required =
    idKeys.length === 1 ? { required: idKeys } : { anyOf: idKeys.map(key => ({ required: [key] })) }
  const items = { type: 'object', properties, ...(idKeys.length > 0 && required) }
  return { type: 'array', maxItems: MAX_ROWS, items }
}

/** An answer with all fields. */
export function exampleAnswer({ call: { reply } }: NamedCall): { data: unknown; pagination?: unknown } {
  return {
    data: exampleData(reply),
    ...(reply.isPaged && { pagination: { limit: 48, total: 1, offset: 0 } })
  }
}

function exampleData({ struct, rows }: Reply<unknown>): unknown {
  if (rows) return [exampleOf(rows.struct)]
  return struct ? exampleOf(struct) : []
}

/** The whole body of a plain file. */
export function fileSchema({ reply }: StaticFile<unknown>): JsonSchema {
  return reply.struct ? schemaOf(reply.struct) : dataSchema(reply)
}

/** The body of a plain file with all fields. */
export function exampleFile({ reply }: StaticFile<unknown>): unknown {
  return exampleData(reply)
}

/** A request with all fields. */
export function exampleRequest({ call }: NamedCall): object {
  const { class: className, method, access } = call
  const isSignedIn = access === 'player' || access === 'optional'
  const session = isSignedIn ? ENCRYPTED : { uid: '', sid: '', uip: ENCRYPTED.uip }
  return {
    api: { class: className, method },
    data: { ...exampleFields(call.data), Lang: 'tr' },
    ...(access !== 'anyone' && { user: { ...session, gmt: '3', lang: 'tr' } })
  }
}

const ENCRYPTED = { uid: 'bm8gcmVhbA==', sid: 'c2Vzc2lvbg==', uip: '{ip}' }
