import { writeSync } from 'node:fs'

import { testGateway } from '../testing/client.ts'
import {
  MONEY_CALLS,
  sendMoney,
  type MoneyAnswer,
  type MoneyPlayer,
  type MoneyRequest
} from './money-calls.ts'
import type { WriterOptions } from './writer.ts'

export interface MoneyWriterOptions extends Pick<WriterOptions, 'dataDir' | 'databaseUrl'> {
  player: MoneyPlayer
}

/** A request that a killed writer had sent; with its answer, if that had come. */
export interface SentMoney extends MoneyRequest {
  answer?: MoneyAnswer
}

/** Decisions are due at once, so that they are under way when the process is killed. */
export const AT_ONCE = { deposit: 0, withdrawal: 0, coupon: 0 }

/** Makes each of the calls that move money, again and again, until the process is killed; prints requests and answers. */
export async function write({ player, ...location }: MoneyWriterOptions): Promise<void> {
  const gateway = await testGateway({ ...location, decideAfter: AT_ONCE, now: Date.now })
  gateway.clock = Date.now
  writeSync(1, 'ready 0\n')
  const print = (sent: SentMoney) => void writeSync(1, `${JSON.stringify(sent)}\n`)
  const send = async (target: string, data: Record<string, unknown>) => {
    print({ target, data })
    const { status, text } = await sendMoney(gateway, player, { target, data })
    print({ target, data, answer: { status, text } })
    return { status, text }
  }
  await Promise.all(
    Object.values(MONEY_CALLS).map(async call => {
      for (;;) {
        await call({ gateway, player, send })
        // Calls that find nothing to do must not keep the others waiting.
        await new Promise(resolve => setImmediate(resolve))
      }
    })
  )
}
