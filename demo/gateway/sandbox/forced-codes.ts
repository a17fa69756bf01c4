import type { ForcedCode } from '../context.ts'

/** Verification codes with a fixed outcome. Source: docs/test-data.md. */
const OUTCOMES: ReadonlyMap<string, ForcedCode> = new Map([
  ['123456', 'right'],
  ['000000', 'wrong'],
  ['999999', 'ended']
])

export function forcedCode(code: string): ForcedCode | undefined {
  return OUTCOMES.get(code)
}
