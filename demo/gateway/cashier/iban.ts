/** Normalises an IBAN to upper case without spaces. */
export function normaliseIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether it is a Turkish IBAN with valid check digits (mod 97 is 1). */
export function isIban(iban: string): boolean {
  if (!/^TR\d{24}$/.test(iban)) return false
  return BigInt(`${iban.slice(4)}${TURKEY}${iban.slice(2, 4)}`) % 97n === 1n
}

/** T and R as numbers (A is 10). */
export const TURKEY = '2927'
