/** Groups of letters and digits, as people write an IBAN: with blanks between, small letters included. */
export function plainIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** True for a Turkish IBAN whose check digits fit: the rearranged number leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
  if (!/^TR\d{24}$/.test(iban)) return false
  return BigInt(`${iban.slice(4)}${TURKEY}${iban.slice(2, 4)}`) % 97n === 1n
}

/** T and R as numbers, A being 10. */
export const TURKEY = '2927'
