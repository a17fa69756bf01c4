import { checkBalance } from '../contract/finance.ts'
import { kurus, moment, type Kurus, type Moment } from '../contract/units.ts'
import { send } from '../gateway/client.ts'
import { serverNow } from '../lib/clock.ts'

/** `amount` in kuruş; `at` is when it was received, by the gateway's clock, shown if a reload fails. */
export interface Balance {
  amount: Kurus
  at: Moment
}

/** A module of its own, so that pages of visitors do not load it. */
export async function fetchBalance(signal: AbortSignal): Promise<Balance> {
  const [row] = await send(checkBalance, {}, { signal })
  return { amount: row?.balance ?? kurus(0), at: moment(serverNow()) }
}
