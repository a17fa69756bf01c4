import * as contract from '@bnw/core/contract'
import { nameOf, type Call } from '@bnw/core/contract'

import type { Handler, HandledCall, CallTable } from '../http/call-table.ts'
import { handlers } from './index.ts'

/** All calls of the contract by name. A `Map`, so that no name finds an inherited property. */
export const callTable: CallTable = createTable()

function createTable(): CallTable {
  const table = new Map<string, HandledCall[]>()
  for (const [group, calls] of Object.entries(contract)) {
    if (typeof calls !== 'object') continue
    for (const [key, call] of Object.entries(calls)) {
      if (!isCall(call)) continue
      const name = nameOf(call)
      const same = table.get(name) ?? []
      table.set(name, [...same, { name, call, run: handlerOf(group, key) }])
    }
  }
  return table
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}

function handlerOf(group: string, key: string): Handler {
  // The registry is typed by call; here any handler takes any validated input.
  const classes = handlers as Readonly<Record<string, Readonly<Record<string, Handler>> | undefined>>
  const handler = classes[group]?.[key]
  if (!handler) throw new Error(`There is no handler for ${group}.${key}`)
  return handler
}
