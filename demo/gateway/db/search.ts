/**
 * Normalises a name or a search term for comparison: Turkish lower case, dotless ı as i, no diacritics. "Gümüşî IŞIK" and
 * "gumusi isik" become equal.
 */
export function foldForSearch(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
