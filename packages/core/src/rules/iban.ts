/** The letters TR as numbers (A is 10), as the checksum of an IBAN requires. */
const TURKEY = '2927'

/**
 * Whether this is a Turkish IBAN with correct check digits (BANK-02).
 *
 * @param iban 26 characters, capitals, without spaces.
 */
export function isIban(iban: string): boolean {
  // The bank's five digits are followed by a reserved 0.
  if (!/^TR\d{7}0\d{16}$/.test(iban)) return false
  return modulo97(`${iban.slice(4)}${TURKEY}${iban.slice(2, 4)}`) === 1
}

/**
 * The two check digits of a Turkish IBAN.
 *
 * @param body The 22 digits after the check digits.
 */
export function ibanCheckDigits(body: string): string {
  return String(98 - modulo97(`${body}${TURKEY}00`)).padStart(2, '0')
}

/** Computed digit by digit, since the number exceeds the safe integers. */
function modulo97(digits: string): number {
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}
