import { nameOf } from '@bnw/core/contract'

import { contractCalls } from '../contract-calls.ts'
import type { Handler, HandledCall, CallTable } from '../http/call-table.ts'
import { handlers } from './index.ts'

/** All calls of the contract by name. A `Map`, so that no name finds an inherited property. */
export const callTable: CallTable = createTable()

function createTable(): CallTable {
  const table = new Map<string, HandledCall[]>()
  for (const { group, key, call } of contractCalls) {
    const name = nameOf(call)
    const same = table.get(name) ?? []
    table.set(name, [...same, { name, call, run: handlerOf(group, key) }])
  }
  return table
}

function handlerOf(group: string, key: string): Handler {
  // The registry is typed by call; here any handler takes any validated input.
  const classes = handlers as Readonly<Record<string, Readonly<Record<string, Handler>> | undefined>>
  const handler = classes[group]?.[key]
  if (!handler) throw new Error(`There is no handler for ${group}.${key}`)
  return handler
}
