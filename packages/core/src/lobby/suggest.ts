import { fold } from '../lib/turkish.ts'

/**
 * Suggests at most four names for a search without results: names that contain it, ignoring case and accents, or that
 * share the first three letters of a word with it.
 */
export function suggest(search: string, names: readonly string[]): string[] {
  const wanted = fold(search)
  const words = wanted.split(/\s+/).filter(word => word.length > 2)
  const beginnings = words.map(word => word.slice(0, 3))
  const isLike = (name: string) => {
    const folded = fold(name)
    return folded.includes(wanted) || folded.split(/\s+/).some(word => beginnings.includes(word.slice(0, 3)))
  }
  return [...new Set(names)].filter(isLike).slice(0, 4)
}
