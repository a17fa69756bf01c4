import type { ReadableAtom } from 'nanostores'

import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, type Remote } from '../lib/remote.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import type { HistoryFilters } from './filters.ts'
import { readWhole, type TransactionKind, type Whole } from './transactions.ts'

/** All transactions that match some filters, for totals and groups. */
export interface WholeHistory {
  $whole: ReadableAtom<Remote<Whole>>
  /** Loads. The returned function releases it: the last release aborts a request that has not completed. */
  load(): () => void
  /** Reloads. Never rejects: the error is in the state. */
  reload(): Promise<void>
  clear(): void
}

interface ListKey {
  kind: TransactionKind
  filters: HistoryFilters
  lang: string
}

const wholes = createKeyed(
  ({ kind, filters, lang }: ListKey) => JSON.stringify([kind, filters, lang]),
  ({ kind, filters }) => createWhole(kind, filters)
)
clearOnSignOut(() => wholes.all().forEach(whole => whole.clear()))

/** All transactions that match the filters, in the current language. */
export function wholeHistory(kind: TransactionKind, filters: HistoryFilters): WholeHistory {
  return wholes.get({ kind, filters, lang: $language.get() })
}

function createWhole(kind: TransactionKind, filters: HistoryFilters): WholeHistory {
  const { $remote, load: reload, clear } = createRemote(signal => readWhole(kind, filters, signal))
  let wanted = 0
  return {
    $whole: $remote,
    reload,
    clear,
    load() {
      if (wanted++ === 0) void reload()
      let isWanted = true
      return () => {
        if (!isWanted) return
        isWanted = false
        if (--wanted === 0 && $remote.get().status === 'loading') clear()
      }
    }
  }
}
