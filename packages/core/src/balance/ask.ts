import { checkBalance } from '../contract/finance.ts'
import type { Kurus, Moment } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'

/** A balance, and when it was received, by the device's clock: one that cannot be reloaded is shown with its time. */
export interface Balance {
  amount: Kurus
  at: Moment
}

/** Loaded with the first player of the page: visitors have no balance, and need none of it. */
export async function askBalance(signal: AbortSignal): Promise<Balance> {
  const [row] = await send(checkBalance, {}, { signal })
  return { amount: row?.balance ?? (0 as Kurus), at: environment().now() as Moment }
}
