import { listTransactions, type Transaction } from '../contract/finance.ts'
import { send } from '../gateway/client.ts'
import { $gate } from '../gateway/gate.ts'
import { isSettled } from '../history/status.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language, type Language } from '../lib/language.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { cashierEvents } from './events.ts'
import { WIRE_TYPE, type CashDirection, type CashMethod } from './methods/method.ts'
import { pollPayments, movementOf } from './payment-attempt/movements.ts'

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

/**
 * Loads them, and polls while one is New that is not followed as a payment of this page: one of another tab or of an
 * earlier visit.
 *
 * @returns Stops it.
 */
export function watchRecentPayments(direction: CashDirection): () => void {
  const payments = recentPayments(direction)
  void payments.load()
  return pollPayments(() => void renew(payments))
}

async function renew({ $remote, load }: RemoteValue<readonly Transaction[]>): Promise<void> {
  const before = countOpen($remote.get().value)
  if (before === 0 || $gate.get() !== 'open') return
  await load()
  if (countOpen($remote.get().value) < before) cashierEvents.emit('moneyMoved')
}

function countOpen(rows: readonly Transaction[] = []): number {
  return rows.filter(row => !isSettled(row.transaction_status) && !movementOf(row)).length
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
