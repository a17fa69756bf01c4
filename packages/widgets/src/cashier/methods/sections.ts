import { type CashEntry, type CashMethod, type CashMethods, methodsOf } from '@bnw/core/cashier'
import { fold } from '@bnw/core/lib'

/** The methods as they stand in the list: each single one once, and groups with all of theirs. */
export interface Sections {
  favourites: readonly CashMethod[]
  highlighted: readonly CashMethod[]
  others: readonly CashEntry[]
}

/** Favourites first, then what the gateway puts forward, then the rest. */
export function sectionsOf({ entries, highlighted }: CashMethods): Sections {
  const all = methodsOf(entries)
  const favourites = all.filter(({ isFavourite }) => isFavourite)
  const forward = all.filter(({ id, isFavourite }) => !isFavourite && highlighted.includes(id))
  const above = new Set([...favourites, ...forward].map(({ id }) => id))
  return {
    favourites,
    highlighted: forward,
    others: entries.filter(entry => entry.type === 'group' || !above.has(entry.method.id))
  }
}

/** The methods whose name, or whose group's, has what was typed in it, without accents too. */
export function findMethods({ entries }: CashMethods, typed: string): readonly CashMethod[] {
  const wanted = fold(typed.trim())
  return entries.flatMap(entry => {
    const isGroup = entry.type === 'group' && fold(entry.name).includes(wanted)
    return methodsOf([entry]).filter(({ name }) => isGroup || fold(name).includes(wanted))
  })
}
