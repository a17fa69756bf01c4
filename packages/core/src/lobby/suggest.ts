import { fold } from '../lib/turkish.ts'

/**
 * Names that a search which found nothing may have meant: those that contain it, however it is spelled, or that share the
 * beginning of a word with it.
 *
 * @param max How many at most.
 */
export function suggest(search: string, names: readonly string[], max = 4): string[] {
  const wanted = fold(search)
  const beginnings = wanted.split(/\s+/).filter(word => word.length > 2).map(word => word.slice(0, 3)) // prettier-ignore
  const isLike = (name: string) => {
    const folded = fold(name)
    return folded.includes(wanted) || folded.split(/\s+/).some(word => beginnings.includes(word.slice(0, 3)))
  }
  return [...new Set(names)].filter(isLike).slice(0, max)
}
