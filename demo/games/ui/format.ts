import type { Language } from './words.ts'

/** Number formats of a language. No function uses `this`, so each can be destructured. */
export interface Formats {
  /** Kuruş as `₺1.234,50`, `₺1,234.50`. */
  amount(kurus: number): string
  /** Kuruş without decimals: `₺2.500`. */
  whole(kurus: number): string
  /** Kuruş with a sign: `+₺5,00`, `−₺5,00`. */
  signed(kurus: number): string
  /** Kuruş as lira, short enough for a chip on the table and without currency: `250`, `2,5 B`. */
  compact(kurus: number): string
  /** Hundredths with two decimals: `1,85`. */
  decimal(hundredths: number): string
  /** Hundredths as a multiplier: `2,40×`. */
  multiple(hundredths: number): string
  /** `%29,7`, `29.7%`. */
  percent(value: number, minimumFractionDigits?: number): string
}

export function formatsOf(language: Language): Formats {
  // A minus sign: screen readers leave a hyphen out.
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-GB', options).format(value).replace('-', '\u2212')
  const lira = (kurus: number, options: Intl.NumberFormatOptions = {}) =>
    number(kurus / 100, {
      style: 'currency',
      currency: 'TRY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      ...options
    })
  const decimal = (hundredths: number) =>
    number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    amount: kurus => lira(kurus),
    whole: kurus => lira(kurus, { minimumFractionDigits: 0 }),
    signed: kurus => lira(kurus, { signDisplay: 'exceptZero' }),
    compact: kurus => number(kurus / 100, { notation: 'compact', maximumFractionDigits: 1 }),
    decimal,
    multiple: hundredths => `${decimal(hundredths)}×`,
    percent: (value, minimumFractionDigits = 0) =>
      number(value / 100, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2 })
  }
}
