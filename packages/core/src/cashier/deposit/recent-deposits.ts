import { listTransactions, type Transaction } from '../../contract/finance.ts'
import { send } from '../../gateway/client.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { $language } from '../../lib/language.ts'
import { createRemote, type RemoteValue } from '../../lib/remote.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import type { CashMethod } from '../methods/method.ts'

const MAX_ROWS = 4
const DEPOSITS = '1'

const stores = createKeyed<string, RemoteValue<readonly Transaction[]>>(() =>
  createRemote(fetchRecentDeposits)
)
clearOnSignOut(() => stores.all().forEach(({ clear }) => clear()))

/** The player's newest deposits, with the names of their methods in the current language. The cashier works without them. */
export function recentDeposits(): RemoteValue<readonly Transaction[]> {
  return stores.get($language.get())
}

/** The method of the newest deposit that is still offered. The history has names of methods only. */
export function recentMethod(methods: readonly CashMethod[]): CashMethod | undefined {
  const names =
    recentDeposits()
      .$remote.get()
      .value?.map(({ method_name }) => method_name) ?? []
  const [newest] = names.flatMap(name => methods.find(method => method.name === name) ?? [])
  return newest
}

async function fetchRecentDeposits(signal: AbortSignal): Promise<readonly Transaction[]> {
  const { items } = await send(
    listTransactions,
    { limit: MAX_ROWS, offset: 0, OrderDir: 'DESC', OrderPar: 'date', searchCategory: DEPOSITS },
    { signal }
  )
  return items
}
