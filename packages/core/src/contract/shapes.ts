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
import type { Schema } from './schema.ts'
import { kurus, moment, type Kurus, type Moment } from './units.ts'

/** The largest amount in a request or reply, in kuruş: 10¹² lira. */
const MAX_AMOUNT = 10 ** 14

const ISTANBUL_OFFSET_MS = 3 * 3_600_000

/**
 * Parses an amount of lira in the gateway's formats: a number, a plain decimal, or a decimal with thousands commas.
 * For a player's input use `lib/money.ts`.
 *
 * @returns Kuruş, or `undefined` for any other format. Text is never rounded.
 */
export function readLira(value: unknown): Kurus | undefined {
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string') return undefined
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?$/.exec(value.trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return amount > MAX_AMOUNT ? undefined : kurus(sign && amount ? -amount : amount)
}

function fromNumber(value: number): Kurus | undefined {
  const amount = Math.round(value * 100)
  // Floating-point sums deviate slightly; large amounts are exact only as the nearest double.
  const isExact = amount / 100 === value || Math.abs(value * 100 - amount) < 1e-3
  return isExact && Math.abs(amount) <= MAX_AMOUNT ? kurus(amount || 0) : undefined
}

/** Formats kuruş as the decimal text of a request: `123450` → `"1234.50"`. */
export function writeLira(amount: Kurus): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parses `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in Istanbul time, which is UTC+3 all year. */
export function readMoment(value: unknown): Moment | undefined {
  if (typeof value !== 'string') return undefined
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(value.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(part => Number(part ?? 0))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(utc)
  // `Date.UTC()` reads the years 0 to 99 as 1900 to 1999.
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  const isReal = isDay && hour < 24 && minute < 60 && second < 60
  return isReal ? moment(utc - ISTANBUL_OFFSET_MS) : undefined
}

/** More than any name or sentence has. Laying out a text takes time that grows with the square of its length in some scripts. */
export const MAX_TEXT_LENGTH = 1_000

/** Markup, an address or a value that is passed on, of any length. A finite number becomes its digits, missing becomes empty. */
export const LongText: Struct<string, null> = coerce(string(), any(), readText)

/** A text that is shown as it is, such as a name; cut after 1,000 characters. Otherwise as `LongText`. */
export const Text: Struct<string, null> = coerce(LongText, string(), value => value.slice(0, MAX_TEXT_LENGTH))

function readText(value: unknown): unknown {
  return value == null ? '' : isPlainNumber(value) ? String(value) : value
}

/** A finite number whose digits are few enough to be written without an exponent, `1e+21`. */
function isPlainNumber(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

const MAX_ID_LENGTH = 200

/** A number is an id only up to 2^53: beyond that it may already be another one than the gateway wrote. */
function readId(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value
}

/** A required id: non-empty text or an integer. */
export const Id: Struct<string, null> = coerce(size(string(), 1, MAX_ID_LENGTH), any(), readId)

/** Whether the value is a valid `Id`. */
export function isId(value: unknown): boolean {
  const id = readId(value)
  return typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH
}

/** An optional id; missing becomes empty. */
export const OptionalId: Struct<string, null> = coerce(string(), any(), value =>
  value == null ? '' : readId(value)
)

const SafeInteger = refine(integer(), 'safe', Number.isSafeInteger)

/** An integer, or its digits as text; missing becomes `undefined`. */
export const Whole: Schema<number | undefined> = coerce(optional(SafeInteger), any(), value =>
  value == null || value === '' ? undefined : readNumber(value)
)

const PlainNumber = refine(number(), 'plain', isPlainNumber)

/** A number with a fraction (a rate, odds), or its digits as text; missing becomes `undefined`. */
export const Decimal: Schema<number | undefined> = coerce(optional(PlainNumber), any(), value =>
  value == null || value === '' ? undefined : readNumber(value)
)

/** A count, or its digits as text; missing becomes 0. */
export const Total: Schema<number> = coerce(min(SafeInteger, 0), any(), value =>
  value == null || value === '' ? 0 : readNumber(value)
)

function flagOr<Missing>(missing: Missing): Struct<boolean | Missing, null> {
  const isFlag = (value: unknown) => typeof value === 'boolean' || value === missing
  return coerce(refine<boolean | Missing, null>(any(), 'flag', isFlag), any(), value => {
    if (value == null || value === '') return missing
    if (value === 0 || value === '0') return false
    return value === 1 || value === '1' ? true : value
  })
}

/** A boolean: 1, "1" and true are true; 0, "0", false and a missing value are false. */
export const Flag = flagOr<false>(false)

/** The same; missing becomes `undefined`. */
export const OptionalFlag = flagOr(undefined)

/** A flag that may come as an amount of lira: true above zero. */
export const AmountFlag: Struct<boolean, null> = coerce(Flag, any(), value => {
  const amount = readLira(value)
  return amount === undefined ? value : amount > 0
})

/** An amount in kuruş, converted from lira; missing becomes `undefined`. */
export const Money: Schema<Kurus | undefined> = coerce(
  // superstruct has no branded numbers; the conversion makes it kuruş. As for `Instant`.
  optional(integer() as unknown as Struct<Kurus, null>),
  any(),
  // An unreadable number must fail validation instead of passing as kuruş.
  value => (value == null || value === '' ? undefined : (readLira(value) ?? 'unreadable'))
)

/** An instant; missing becomes `undefined`. */
export const Instant: Schema<Moment | undefined> = coerce(
  optional(number() as unknown as Struct<Moment, null>),
  any(),
  value => (value == null || value === '' ? undefined : (readMoment(value) ?? 'unreadable'))
)

/** An instant at which something ends: a day without a time ends at its last second. Missing becomes `undefined`. */
export const EndInstant: Schema<Moment | undefined> = coerce(Instant, string(), value =>
  Day.is(value.trim()) ? `${value.trim()} 23:59:59` : value
)

/** A day in Istanbul time, `YYYY-MM-DD`. */
export const Day: Struct<string, null> = refine(
  pattern(string(), /^\d{4}-\d\d-\d\d$/),
  'day',
  value => readMoment(value) !== undefined
)

// Any value reaches the reader: a condition that fails is an error with a stack, which costs more than the rest of a call.

/** Maximum number of rows to return: 1 to 250. */
export const Limit: Schema<number> = coerce(min(max(integer(), 250), 1), any(), readNumber)

/** Number of rows to skip: 0 to 10⁶. */
export const Offset: Schema<number> = coerce(min(max(integer(), 1_000_000), 0), any(), readNumber)

/** Text typed by a person, at most 250 characters. */
export const Typed: Struct<string, null> = size(string(), 0, 250)

/** An id in a request, at most 250 characters: text, typed by a person or empty for none, or an integer. */
export const TypedId: Struct<string, null> = coerce(Typed, any(), readId)

/** An amount in a request: lira as decimal text, above zero, at most two decimals. Formatted by `writeLira()`. */
export const SentAmount: Struct<string, null> = coerce(
  refine(string(), 'amount', value => /^\d{1,12}(\.\d{1,2})?$/.test(value) && Number(value) > 0),
  number(),
  String
)

/** A UUID, created when the form opens. It makes the call idempotent. */
export const RequestId: Struct<string, null> = pattern(string(), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/** 1 deposit, 2 withdrawal. */
export const Direction: Schema<1 | 2> = coerce(enums([1, 2] as const), any(), readNumber)

/** Always `desktop` in the calls that have this field. */
export const SiteType = optional(enums(['desktop'] as const))

/** A flag in a request: 1 or 0. */
export const SentFlag: Schema<0 | 1> = coerce(enums([0, 1] as const), any(), value =>
  value === true || value === '1' ? 1 : value === false || value === '0' ? 0 : value
)

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : value
}
