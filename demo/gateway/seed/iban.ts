import { ibanCheckDigits } from '@bnw/core/rules'

/**
 * Makes a Turkish IBAN with right check digits.
 *
 * @param bankCode Five digits. Those of the seed are assigned to no bank, so its IBANs belong to nobody.
 * @param account Up to 16 digits.
 */
export function makeIban(bankCode: string, account: string): string {
  const body = `${bankCode}0${account.padStart(16, '0')}`
  return `TR${ibanCheckDigits(body)}${body}`
}
