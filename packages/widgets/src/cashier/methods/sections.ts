import { type CashEntry, type CashMethod, type CashMethods, methodsOf } from '@bnw/core/cashier'
import { fold } from '@bnw/core/lib'

/** The methods by section: a single method appears once, a group keeps all of its methods. */
export interface Sections {
  favourites: readonly CashMethod[]
  highlighted: readonly CashMethod[]
  others: readonly CashEntry[]
}

/** Favourites, then the methods the gateway highlights, then the others. */
export function sectionsOf({ entries, highlighted }: CashMethods): Sections {
  const all = methodsOf(entries)
  const favourites = all.filter(({ isFavourite }) => isFavourite)
  const promoted = all.filter(({ id, isFavourite }) => !isFavourite && highlighted.includes(id))
  const listed = new Set([...favourites, ...promoted].map(({ id }) => id))
  return {
    favourites,
    highlighted: promoted,
    others: entries.filter(entry => entry.type === 'group' || !listed.has(entry.method.id))
  }
}

/** The methods whose name, or whose group's name, contains the text; case and accents are ignored. */
export function findMethods({ entries }: CashMethods, typed: string): readonly CashMethod[] {
  const wanted = fold(typed.trim())
  const matches = ({ name }: { name: string }) => fold(name).includes(wanted)
  const grouped = methodsOf(entries.filter(entry => entry.type === 'group' && matches(entry)))
  return methodsOf(entries).filter(method => matches(method) || grouped.some(({ id }) => id === method.id))
}
