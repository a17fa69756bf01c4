import { getDepositAmounts } from '../../contract/envoy.ts'
import { kurus, type Kurus } from '../../contract/units.ts'
import { send } from '../../gateway/client.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { createRemote, type RemoteValue } from '../../lib/remote.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { MIN_AMOUNT, type CashMethod } from '../methods/method.ts'

type Amounts = RemoteValue<readonly Kurus[]>

const stores = createKeyed<string, Amounts>(code => createRemote(signal => fetchAmounts(code, signal)))
clearOnSignOut(() => stores.all().forEach(({ clear }) => clear()))

/** The only amounts that a method with a bank code accepts, in kuruş, ascending (CASH-03). */
export function depositAmounts(bankCode: string): Amounts {
  return stores.get(bankCode)
}

async function fetchAmounts(bankcode: string, signal: AbortSignal): Promise<readonly Kurus[]> {
  const { amounts } = await send(getDepositAmounts, { bankcode }, { signal })
  const valid = amounts.flatMap(amount => (amount && amount > 0 ? [amount] : []))
  return [...new Set(valid)].toSorted((one, other) => one - other)
}

/** Number of quick amounts. */
const MAX_PICKS = 5

/** The first quick amount of a method without a minimum, in kuruş: nobody pays one lira. */
const FIRST_PICK = kurus(50_00)

/** The minimum, if the method has one, and the next round amounts within its limits, in kuruş. */
export function quickPicks({
  min = MIN_AMOUNT,
  max = kurus(Infinity)
}: Pick<CashMethod, 'min' | 'max'>): readonly Kurus[] {
  const hasMin = min > MIN_AMOUNT
  const picks = hasMin ? [min] : []
  const first = hasMin || max < FIRST_PICK ? min : FIRST_PICK
  for (let power = 100; picks.length < MAX_PICKS && power <= max; power *= 10) {
    for (const step of [1, 2.5, 5]) {
      const round = kurus(step * power)
      const isWithin = round >= first && round !== min && round <= max
      if (isWithin && picks.length < MAX_PICKS) picks.push(round)
    }
  }
  return picks
}
