import { kurus, type Kurus } from '../contract/units.ts'
import { LOCALES, type Language } from './language.ts'
import { formatNumber } from './number.ts'

/** Those of other currencies than lira, by language and code: creating one is slow. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount for display: `₺1.234,50` in Turkish, `₺1,234.50` in English. A negative one begins with a minus sign:
 * screen readers leave a hyphen out.
 *
 * @param amount Kuruş, or hundredths of another currency.
 * @param options `currency`: its ISO 4217 code. Text that is no code counts as lira.
 */
export function formatMoney(amount: Kurus, language: Language, options: MoneyOptions = {}): string {
  const sign = amount < 0 ? '\u2212' : amount > 0 && options.sign ? '+' : ''
  return sign + formatUnsigned(Math.abs(amount) / 100, language, options.currency ?? '')
}

/** Formats lira without the decimals of a whole amount: `₺100`. */
export function formatShort(amount: Kurus, language: Language): string {
  return formatMoney(amount, language).replace(/[.,]00$/, '')
}

const LIRA = 'TRY'

interface MoneyOptions {
  sign?: boolean | undefined
  currency?: string | undefined
}

/** Replaces an amount that the player has hidden. */
export const HIDDEN_AMOUNT = '₺ ••••'

function formatUnsigned(amount: number, language: Language, currency: string): string {
  if (currency === LIRA || !/^[A-Z]{3}$/.test(currency)) return `₺${formatNumber(amount, language, 2)}`
  const key = language + currency
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], options)
  formats.set(key, format)
  return format.format(amount)
}

/** Longer numbers are typing errors. */
const MAX_DIGITS = 12

/**
 * Parses an amount of lira typed or pasted by a player, in either language's notation (VALID-03): `1.234,50`,
 * `1,234.50`, `250 TL`, `.5`. For the gateway's amounts use `readLira()`.
 *
 * An amount has at most two decimals, so three digits after every separator can only be thousands.
 *
 * @returns Kuruş, or `undefined` if the input is ambiguous or invalid.
 */
export function readAmount(text: string): Kurus | undefined {
  const plain = text.replace(/\s|₺|TL$|TRY$/giu, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return undefined
  const [whole, fraction] = isGrouped(plain) ? [plain, ''] : splitDecimals(plain)
  if (!/^\d*$/.test(whole) && !isGrouped(whole)) return undefined
  const digits = whole.replace(/\D/g, '')
  if (digits.length > MAX_DIGITS || !/^\d{0,2}$/.test(fraction)) return undefined
  return kurus(Number(digits) * 100 + Number(fraction.padEnd(2, '0')))
}

/** One kind of separator, exactly three digits after each, one to three before the first, no leading 0. */
function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}(\.\d{3})+$|^[1-9]\d{0,2}(,\d{3})+$/.test(text)
}

/** Splits an amount at its last separator, which must not occur before. */
function splitDecimals(text: string): [whole: string, fraction: string] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return [text, '']
  const isOnlyOne = text.indexOf(text.charAt(at)) === at
  // Anything but a single decimal separator is invalid; the caller rejects letters.
  return isOnlyOne ? [text.slice(0, at), text.slice(at + 1)] : ['?', '']
}
