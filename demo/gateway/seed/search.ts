/**
 * Brings a name or a search term to the form that they are compared in: small letters of Turkish, dotless ı as i, no
 * marks. "Gümüşî IŞIK" and "gumusi isik" come out alike.
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
