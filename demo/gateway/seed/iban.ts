/**
 * Makes a Turkish IBAN with right check digits.
 *
 * @param bankCode Five digits. Those of the seed are assigned to no bank, so its IBANs belong to nobody.
 * @param account Up to 16 digits.
 */
export function makeIban(bankCode: string, account: string): string {
  const body = `${bankCode}0${account.padStart(16, '0')}`
  const check = 98n - (BigInt(`${body}${TURKEY}00`) % 97n)
  return `TR${String(check).padStart(2, '0')}${body}`
}

/** True where the check digits fit: the rearranged number leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
  if (!/^TR\d{24}$/.test(iban)) return false
  return BigInt(`${iban.slice(4)}${TURKEY}${iban.slice(2, 4)}`) % 97n === 1n
}

/** T and R as numbers, A being 10. */
const TURKEY = '2927'
