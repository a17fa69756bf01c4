import { listTransactions, type Transaction } from '../contract/finance.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language, type Language } from '../lib/language.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { WIRE_TYPE, type CashDirection, type CashMethod } from './methods/method.ts'

const MAX_ROWS = 4

interface Key {
  direction: CashDirection
  /** That of the methods' names. */
  language: Language
}

const stores = createKeyed<Key, RemoteValue<readonly Transaction[]>>(({ direction }) =>
  createRemote(signal => fetchRecentPayments(direction, signal))
)
clearOnSignOut(() => stores.all().forEach(({ clear }) => clear()))

/** The player's newest deposits or withdrawals. The cashier works without them. */
export function recentPayments(direction: CashDirection): RemoteValue<readonly Transaction[]> {
  return stores.get({ direction, language: $language.get() })
}

/** The method of the newest payment that is still offered. The history has names of methods only. */
export function recentMethod(
  direction: CashDirection,
  methods: readonly CashMethod[]
): CashMethod | undefined {
  const names =
    recentPayments(direction)
      .$remote.get()
      .value?.map(({ method_name }) => method_name) ?? []
  const [newest] = names.filter(Boolean).flatMap(name => methods.find(method => method.name === name) ?? [])
  return newest
}

async function fetchRecentPayments(
  direction: CashDirection,
  signal: AbortSignal
): Promise<readonly Transaction[]> {
  // The history numbers its categories as the lists of methods their types.
  const searchCategory = String(WIRE_TYPE[direction])
  const { items } = await send(
    listTransactions,
    { limit: MAX_ROWS, offset: 0, OrderDir: 'DESC', OrderPar: 'date', searchCategory },
    { signal }
  )
  return items
}
