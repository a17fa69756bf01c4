/** Digits of a typed or pasted code, at most `length`: spaces, hyphens and anything else are dropped. */
export function cleanCode(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}
