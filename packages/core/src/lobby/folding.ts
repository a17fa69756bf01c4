/** Letters whose accents do not come apart when decomposed. */
const APART: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae' }

/** Text as it is compared: small letters without accents, so that "Çınar" is found by "cinar". */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıøßæ]/g, letter => APART[letter]!)
}

/**
 * Names that a search which found nothing may have meant: those that contain it, however it is spelled, or that share the
 * beginning of a word with it.
 *
 * @param most How many at most.
 */
export function suggest(search: string, names: readonly string[], most = 4): string[] {
  const wanted = fold(search)
  const beginnings = wanted.split(/\s+/).filter(word => word.length > 2).map(word => word.slice(0, 3)) // prettier-ignore
  const isLike = (name: string) => {
    const folded = fold(name)
    return folded.includes(wanted) || folded.split(/\s+/).some(word => beginnings.includes(word.slice(0, 3)))
  }
  return [...new Set(names)].filter(isLike).slice(0, most)
}
