import { checkBalance } from '../contract/finance.ts'
import type { Kurus, Moment } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'

/** `amount` in kuruş; `at` is when it was received, by the device's clock, shown if a reload fails. */
export interface Balance {
  amount: Kurus
  at: Moment
}

/** A module of its own, so that pages of visitors do not load it. */
export async function fetchBalance(signal: AbortSignal): Promise<Balance> {
  const [row] = await send(checkBalance, {}, { signal })
  return { amount: row?.balance ?? (0 as Kurus), at: environment().now() as Moment }
}
