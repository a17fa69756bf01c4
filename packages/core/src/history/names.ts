import {
  listCategories,
  listSubCategories,
  listTypesFrontend,
  type Transaction
} from '../contract/finance.ts'
import type { OutputOf } from '../contract/call.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language, type Language } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { STATUS } from './status.ts'
import { historyWords as words } from './words.ts'

type Named = OutputOf<typeof listCategories>[number]

/** The gateway's names of transaction types and categories. */
export interface HistoryNames {
  types: readonly Named[]
  categories: readonly Named[]
  subCategories: readonly Named[]
}

const stores = createKeyed((_lang: Language) => createRemote(fetchNames))
clearOnSignOut(() => stores.all().forEach(names => names.clear()))

/** The names of types and categories in the current language. */
export function historyNames() {
  return stores.get($language.get())
}

/** The gateway's names, and our own of the types and categories of the contract in place of a list that it does not give. */
export function namesOrOwn({
  types,
  categories,
  subCategories = []
}: Partial<HistoryNames> = {}): HistoryNames {
  const own = (names: Readonly<Record<string, () => string>>) =>
    Object.entries(names).map(([id, name]) => ({ id, name: name(), category_id: '' }))
  return {
    types: types?.length ? types : own(words.types),
    categories: categories?.length ? categories : own(words.categories),
    subCategories
  }
}

/** The name of a row's category: the gateway's, or our own if the row has only its id; empty for an unknown id. */
export function categoryName({
  category_name: name,
  transaction_category_id: id
}: Pick<Transaction, 'category_name' | 'transaction_category_id'>): string {
  const own: Readonly<Record<string, () => string>> = words.categories
  return name || (Object.hasOwn(own, id) && own[id]?.()) || ''
}

/** Fails only where none of the lists is given. */
async function fetchNames(signal: AbortSignal): Promise<Partial<HistoryNames>> {
  const lists = [listTypesFrontend, listCategories, listSubCategories].map(call => send(call, {}, { signal }))
  await Promise.any(lists)
  const [types, categories, subCategories] = await Promise.all(lists.map(list => list.catch(() => [])))
  return { types, categories, subCategories }
}

/** New, Approved or Cancel; the number of an unknown status. */
export function statusName(status: number | undefined): string {
  if (status === STATUS.new) return words.statuses.new()
  if (status === STATUS.approved) return words.statuses.approved()
  return status === STATUS.cancelled ? words.statuses.cancelled() : String(status ?? '')
}
