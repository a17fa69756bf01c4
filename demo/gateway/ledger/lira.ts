import { readLira } from '@bnw/core/contract'

/** Formats whole kuruş as lira: `1845275n` → `"18452.75"`. */
export function liraText(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** With commas between thousands: `1845275n` → `"18,452.75"`. */
export function liraWithCommas(amount: bigint): string {
  return liraText(amount).replace(/\d(?=(\d{3})+\.)/g, '$&,')
}

/** As Turkish texts write it: `1845275n` → `"18.452,75"`. */
export function liraWithPoints(amount: bigint): string {
  return liraWithCommas(amount).replace(/[,.]/g, mark => (mark === ',' ? '.' : ','))
}

/**
 * Reads an amount as a call sends it.
 *
 * @returns Whole kuruş, or undefined for anything that is not an exact amount above zero.
 */
export function kurusOf(text: unknown): bigint | undefined {
  const amount = readLira(text)
  return amount !== undefined && amount > 0 ? BigInt(amount) : undefined
}
