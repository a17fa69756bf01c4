import type { Call } from '@bnw/core/contract'

import type { Context } from '../context.ts'

export type Handler = (input: unknown, context: Context) => unknown

/** A call of the contract with its handler. */
export interface HandledCall {
  name: string
  call: Call
  run: Handler
}

/** Calls by name. One name may stand for several calls, distinguished by their data, such as `user.favorites`. */
export type CallTable = ReadonlyMap<string, readonly HandledCall[]>
