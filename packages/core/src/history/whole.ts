import type { ReadableAtom } from 'nanostores'

import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, type Remote } from '../lib/remote.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'
import type { HistoryFilters } from './filters.ts'
import { readWhole, type TransactionKind, type Whole } from './transactions.ts'

/** All that some filters let through, for totals and groups. */
export interface WholeHistory {
  $whole: ReadableAtom<Remote<Whole>>
  /** Asks. Gives the function that says it is no longer wanted: where nothing has come yet, it is aborted. */
  load(): () => void
  /** Asks anew. Never rejects: the error is in the state. */
  reload(): Promise<void>
  clear(): void
}

interface Wish {
  kind: TransactionKind
  filters: HistoryFilters
  lang: string
}

const wholes = shared('history.wholes', () => {
  const keyed = createKeyed(
    ({ kind, filters, lang }: Wish) => JSON.stringify([kind, filters, lang]),
    ({ kind, filters }) => createWhole(kind, filters)
  )
  clearOnSignOut(() => keyed.all().forEach(whole => whole.clear()))
  return keyed
})

/** Everything that these filters let through, in the language of the moment. */
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
