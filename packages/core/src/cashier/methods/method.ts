import type { OutputOf } from '../../contract/call.ts'
import type { Method as Row } from '../../contract/cash-method.ts'
import type { listCashMethodsNew } from '../../contract/finance.ts'
import { kurus, type Kurus } from '../../contract/units.ts'

export type CashDirection = 'deposit' | 'withdraw'

/** Wire values. */
export const WIRE_TYPE = { deposit: 1, withdraw: 2 } as const

/** A payment method. */
export interface CashMethod {
  id: string
  name: string
  /** Path or URL of its picture; may be empty. */
  image: string
  isFavourite: boolean
  /** Selects the call that pays (CASH-05). */
  transferType: number | undefined
  /** Limits of the amount in kuruş, both inclusive. Without one there is no such limit. */
  min: Kurus | undefined
  max: Kurus | undefined
  /** Percentage of the amount, for display only; 0 is free, `undefined` unknown. */
  fee: number | undefined
  /** Text in the language of the call. */
  duration: string
  /** Names of the form fields that it requires. */
  fields: readonly string[]
  /** If not empty, only the amounts that the gateway lists for it are accepted. */
  bankCode: string
  /** Id of the bank for bank transfers; empty if none. */
  bankId: string
}

/** A single method, or a group of methods. */
export type CashEntry =
  | { type: 'single'; method: CashMethod }
  | { type: 'group'; id: string; name: string; image: string; methods: readonly CashMethod[] }

/** The smallest amount that there is, in kuruş. */
export const MIN_AMOUNT = kurus(1)

export function readMethod(row: Row): CashMethod {
  const { id, name, image, fields, duration, min, max } = row
  return {
    id,
    name,
    image,
    isFavourite: row.isFavorite,
    transferType: row.transfer_type,
    min: min && min > MIN_AMOUNT ? min : undefined,
    max: max && max > 0 ? max : undefined,
    fee: row.fee,
    duration,
    fields,
    bankCode: row.bankcode,
    bankId: row.bankID
  }
}

type EntryRow = OutputOf<typeof listCashMethodsNew>['methods_list'][number]

export function readEntry({ type, properties, methods }: EntryRow): CashEntry {
  if (type === 'single') return { type, method: readMethod(properties) }
  const { id, name, image } = properties
  return { type, id, name, image, methods: methods.map(readMethod) }
}

/** All methods in order, including those of groups; one that several entries have is listed once. */
export function methodsOf(entries: readonly CashEntry[]): readonly CashMethod[] {
  const methods = entries.flatMap(entry => (entry.type === 'single' ? [entry.method] : entry.methods))
  return [...new Map(methods.map(method => [method.id, method])).values()]
}

/** The smallest amount that every one of the methods accepts, in kuruş. */
export function commonMin(methods: readonly CashMethod[]): Kurus {
  return kurus(Math.max(MIN_AMOUNT, ...methods.map(({ min = MIN_AMOUNT }) => min)))
}

/** Applies `change` to each method. */
export function mapMethods(
  entries: readonly CashEntry[],
  change: (method: CashMethod) => CashMethod
): readonly CashEntry[] {
  return entries.map(entry =>
    entry.type === 'single'
      ? { ...entry, method: change(entry.method) }
      : { ...entry, methods: entry.methods.map(change) }
  )
}
