import type { ReadableAtom } from 'nanostores'

import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, type Remote } from '../lib/remote.ts'
import { createWatchers } from '../lib/watchers.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import type { HistoryFilters } from './filters.ts'
import { readWhole, type TransactionKind, type TransactionsKey, type Whole } from './transactions.ts'

/** All transactions that match some filters, for totals and groups. */
export interface WholeHistory {
  $whole: ReadableAtom<Remote<Whole>>
  /** Loads for the first watcher. After the last one's `stop()`, a running request is aborted. */
  watch(): () => void
  /** Reloads. Never rejects: the error is in the state. */
  reload(): Promise<void>
  clear(): void
}

const wholes = createKeyed(({ kind, filters }: TransactionsKey) => createWhole(kind, filters), 20)
clearOnSignOut(() => wholes.all().forEach(whole => whole.clear()))

/** All transactions that match the filters, in the current language. */
export function wholeHistory(kind: TransactionKind, filters: HistoryFilters): WholeHistory {
  return wholes.get({ kind, filters, lang: $language.get() })
}

function createWhole(kind: TransactionKind, filters: HistoryFilters): WholeHistory {
  const { $remote, reload, cancel, clear } = createRemote(signal => readWhole(kind, filters, signal))
  const watchers = createWatchers(() => void reload(), cancel)
  return { $whole: $remote, watch: watchers.add, reload, clear }
}
