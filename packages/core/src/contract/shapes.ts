import {
  any,
  coerce,
  enums,
  integer,
  max,
  min,
  number,
  optional,
  pattern,
  refine,
  size,
  string,
  type Struct
} from 'superstruct'

declare const kurusBrand: unique symbol
declare const momentBrand: unique symbol

/** A whole number of kuruş, 1/100 of a lira. Safe up to 9·10¹⁵. */
export type Kurus = number & { readonly [kurusBrand]: true }

/** An instant, in ms since 1970 UTC. */
export type Moment = number & { readonly [momentBrand]: true }

/** The largest amount that is read or sent: 10¹² lira, in kuruş. */
const LARGEST = 10 ** 14

const ISTANBUL_OFFSET_MS = 3 * 3_600_000

/**
 * Reads an amount of lira as the gateway writes it: a number, a plain decimal, or a decimal with thousands commas.
 *
 * Never for what a player typed (see `lib/money.ts`).
 *
 * @returns Kuruş, or `undefined` for anything else. It never guesses and never rounds text.
 */
export function readLira(value: unknown): Kurus | undefined {
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string') return undefined
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?$/.exec(value.trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return amount > LARGEST ? undefined : ((sign && amount ? -amount : amount) as Kurus)
}

function fromNumber(value: number): Kurus | undefined {
  const amount = Math.round(value * 100)
  // Sums of fractions are a hair off; large amounts are exact only as the nearest number.
  const isExact = amount / 100 === value || Math.abs(value * 100 - amount) < 1e-3
  return isExact && Math.abs(amount) <= LARGEST ? ((amount || 0) as Kurus) : undefined
}

/** Writes kuruş as the decimal text that goes over the wire: `123450` → `"1234.50"`. */
export function writeLira(amount: Kurus): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` of Istanbul, which keeps UTC+3 all year. */
export function readMoment(value: unknown): Moment | undefined {
  if (typeof value !== 'string') return undefined
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(value.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(part => Number(part ?? 0))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(utc)
  const isReal =
    date.getUTCDate() === day && date.getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60
  return isReal ? ((utc - ISTANBUL_OFFSET_MS) as Moment) : undefined
}

/** Text; a number becomes its digits, missing becomes empty. */
export const Text: Struct<string, null> = coerce(string(), any(), value =>
  value == null ? '' : typeof value === 'number' ? String(value) : value
)

const LONGEST_ID = 200

/** An id that must be there: text or digits, never empty. */
export const Id: Struct<string, null> = coerce(size(string(), 1, LONGEST_ID), number(), String)

/** Whether `Id` reads it. */
export function isId(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' && value.length <= LONGEST_ID : typeof value === 'number'
}

/** An id that may be missing: then it is empty. */
export const OptionalId: Struct<string, null> = Text

/** A whole number; digits are read, missing becomes `undefined`. */
export const Whole: Struct<number | undefined, any> = coerce(optional(integer()), any(), value =>
  value == null || value === '' ? undefined : readNumber(value)
)

/** A number with a fraction (a rate, odds); digits are read, missing becomes `undefined`. */
export const Decimal: Struct<number | undefined, any> = coerce(optional(number()), any(), value =>
  value == null || value === '' ? undefined : readNumber(value)
)

/** A count; digits are read, missing becomes 0. */
export const Total: Struct<number, any> = coerce(min(integer(), 0), any(), value =>
  value == null || value === '' ? 0 : readNumber(value)
)

/** True where the gateway writes 1, "1" or true; missing is false. */
export const Flag: Struct<boolean, null> = coerce(
  refine(any() as Struct<boolean, null>, 'flag', value => typeof value === 'boolean'),
  any(),
  value => {
    if (value == null || value === '' || value === 0 || value === '0' || value === false) return false
    return value === 1 || value === '1' || value === true ? true : value
  }
)

/** An amount in kuruş, read from lira; missing becomes `undefined`. */
export const Money: Struct<Kurus | undefined, any> = coerce(
  optional(integer() as unknown as Struct<Kurus, null>),
  any(),
  // What cannot be read must not pass for kuruş.
  value => (value == null || value === '' ? undefined : (readLira(value) ?? 'unreadable'))
)

/** An instant; missing becomes `undefined`. */
export const Instant: Struct<Moment | undefined, any> = coerce(
  optional(number() as unknown as Struct<Moment, null>),
  any(),
  value => (value == null || value === '' ? undefined : (readMoment(value) ?? 'unreadable'))
)

/** A day of Istanbul, `YYYY-MM-DD`. */
export const Day: Struct<string, null> = refine(
  pattern(string(), /^\d{4}-\d\d-\d\d$/),
  'day',
  value => readMoment(value) !== undefined
)

/** How many rows are asked for: 1 to 250. */
export const Limit: Struct<number, any> = coerce(min(max(integer(), 250), 1), string(), readNumber)

/** How many rows are passed over: 0 to 10⁶. */
export const Offset: Struct<number, any> = coerce(min(max(integer(), 1_000_000), 0), string(), readNumber)

/** What a person typed, up to 250 characters unless said otherwise. */
export const Typed: Struct<string, null> = size(string(), 0, 250)

/** An amount as it is sent: lira as decimal text, above zero, at most two decimals. Made by `writeLira()`. */
export const SentAmount: Struct<string, null> = coerce(
  refine(string(), 'amount', value => /^\d{1,12}(\.\d{1,2})?$/.test(value) && Number(value) > 0),
  number(),
  String
)

/** A UUID made when a form is opened, so that a repeat moves nothing twice. */
export const RequestId: Struct<string, null> = pattern(string(), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/** The two directions of money: 1 deposit, 2 withdraw. */
export const Direction: Struct<1 | 2, any> = coerce(enums([1, 2] as const), string(), readNumber)

/** Always `desktop`, where a call has it. */
export const SiteType = optional(enums(['desktop'] as const))

/** A flag as it is sent: 1 or 0. */
export const SentFlag: Struct<0 | 1, any> = coerce(enums([0, 1] as const), any(), value =>
  value === true || value === '1' ? 1 : value === false || value === '0' ? 0 : value
)

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : value
}
