import { listCategories, listSubCategories, listTypesFrontend } from '../contract/finance.ts'
import type { OutputOf } from '../contract/call.ts'
import { send } from '../gateway/client.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote } from '../lib/remote.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'
import { historyWords as words } from './words.ts'

type Named = OutputOf<typeof listCategories>[number]

/** What movements of money are filed under, in the gateway's words. */
export interface HistoryNames {
  types: readonly Named[]
  categories: readonly Named[]
  subCategories: readonly Named[]
}

const kept = shared('history.names', () => {
  const keyed = createKeyed(
    (lang: string) => lang,
    () => createRemote(ask)
  )
  clearOnSignOut(() => keyed.all().forEach(names => names.clear()))
  return keyed
})

/** The names of types and categories, in the language of the moment. */
export function historyNames() {
  return kept.get($language.get())
}

/** What the contract itself says of types and categories: where the gateway's names do not come, one can still choose. */
export function knownNames(): HistoryNames {
  const named = (names: Readonly<Record<string, () => string>>) =>
    Object.entries(names).map(([id, name]) => ({ id, name: name(), category_id: '' }))
  return { types: named(words.types), categories: named(words.categories), subCategories: [] }
}

async function ask(signal: AbortSignal): Promise<HistoryNames> {
  const [types, categories, subCategories] = await Promise.all([
    send(listTypesFrontend, {}, { signal }),
    send(listCategories, {}, { signal }),
    send(listSubCategories, {}, { signal })
  ])
  return { types, categories, subCategories }
}
