import * as contract from '../contract/index.ts'
import type { Call } from '../contract/call.ts'
import { choicesOf, fieldsOf, type Schema } from '../contract/schema.ts'

/** Every call of the contract. */
export const allCalls: readonly Call[] = Object.values(contract).flatMap(part =>
  typeof part === 'object' ? Object.values(part).filter(isCall) : []
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}

const CANDIDATES = [
  'abc',
  '2025-01-31',
  '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11',
  '12.50',
  'TR',
  'desktop',
  1,
  2,
  0,
  true
]

/** Valid input for a call, with all fields present. */
export function sampleInput(call: Call): Record<string, unknown> {
  return sample(call.data) as Record<string, unknown>
}

function sample(struct: Schema): unknown {
  if (struct.type === 'object')
    return Object.fromEntries(Object.entries(fieldsOf(struct)).map(([key, field]) => [key, sample(field)]))
  return [...choicesOf(struct), ...CANDIDATES].find(value => struct.is(value))
}
