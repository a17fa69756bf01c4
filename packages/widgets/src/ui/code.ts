/** The digits of a typed or pasted code, at most `length`; all other characters are removed. */
export function cleanCode(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}
