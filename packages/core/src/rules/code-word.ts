/** Normalises a code: English upper case, without spaces. Turkish keyboards write `İ` for a capital i. */
export function cleanCodeWord(text: string): string {
  return text.replace(/\s/g, '').toUpperCase().replace(/İ/g, 'I')
}
