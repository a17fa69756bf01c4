import type { Call } from '@bnw/core/contract'

import { SUCCESS } from '../refusal.ts'
import type { Session, TestGateway } from './client.ts'

/** Calls of one player. */
export interface Player {
  /** Makes a call that must succeed. @returns Its reply, validated by the contract. */
  call<Data, Output>(call: Call<Data, Output>, data?: Record<string, unknown>): Promise<Output>
  /** Makes a call that must be refused. @returns The message. */
  refusal(call: Call, data?: Record<string, unknown>): Promise<string>
}

export function playerWith(gateway: TestGateway, session: Session): Player {
  const send = ({ class: group, method }: Call, data: Record<string, unknown> = {}) =>
    gateway.call(`${group}.${method}`, data, { session })
  return {
    call: async (call, data) => {
      const reply = await send(call, data)
      if (reply.message !== SUCCESS) throw new Error(`${call.method} was refused: ${reply.message}`)
      return call.reply.read(reply)
    },
    refusal: async (call, data) => {
      const reply = await send(call, data)
      if (reply.result) throw new Error(`${call.method} was not refused`)
      return reply.message
    }
  }
}
