import { ibanCheckDigits } from '@bnw/core/rules'

/**
 * Creates a Turkish IBAN with valid check digits.
 *
 * @param bankCode Five digits. The codes of the seed are not assigned, so no real account has these IBANs.
 * @param account Up to 16 digits.
 */
export function makeIban(bankCode: string, account: string): string {
  const body = `${bankCode}0${account.padStart(16, '0')}`
  return `TR${ibanCheckDigits(body)}${body}`
}
