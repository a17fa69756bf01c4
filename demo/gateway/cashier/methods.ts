import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm'

import type { Language } from '../context.ts'
import type { Database } from '../db/database.ts'
import { favouriteMethods, methodGroups, methods } from '../db/schema/index.ts'
import { liraText } from '../ledger/lira.ts'
import { NOT_FOUND, Refusal } from '../refusal.ts'

/** 1 deposit, 2 withdraw. */
export type Direction = 1 | 2

export type MethodRow = typeof methods.$inferSelect

/** The player of the call, and their language. */
export interface Viewer {
  playerId: string
  lang: Language
}

interface Filter {
  direction: Direction
  /** All methods where absent, 0 or empty. */
  methodId?: number | string | undefined
  isFavourite?: boolean
  isHighlighted?: boolean
}

/** All methods in one list, those of groups included. */
export async function listMethods(database: Database, viewer: Viewer, filter: Filter) {
  const rows = await find(database, viewer.playerId, filter)
  return rows.map(row => toWire(row, viewer.lang))
}

/** Methods as the cashier shows them: single ones first, then groups. */
export async function listEntries(database: Database, viewer: Viewer, filter: Filter) {
  const rows = await find(database, viewer.playerId, filter)
  const groups = await database.select().from(methodGroups).orderBy(asc(methodGroups.position))
  const single = rows
    .filter(({ method }) => method.groupId === null)
    .map(row => ({ type: 'single' as const, properties: toWire(row, viewer.lang) }))
  const grouped = groups.map(({ id, name, image }) => ({
    type: 'group' as const,
    properties: { id, name: name[viewer.lang], image },
    methods: rows.filter(({ method }) => method.groupId === id).map(row => toWire(row, viewer.lang))
  }))
  return [...single, ...grouped.filter(({ methods: inside }) => inside.length > 0)]
}

/** The method of this direction, or nothing. */
export async function findMethod(
  database: Database,
  id: string,
  direction: Direction
): Promise<MethodRow | undefined> {
  const [method] = await database
    .select()
    .from(methods)
    .where(and(eq(methods.id, id), eq(methods.direction, direction)))
  return method
}

/** The only amounts of the methods with this code, in kuruş. */
export async function amountsOf(database: Database, bankCode: string): Promise<readonly number[]> {
  const [method] = bankCode
    ? await database.select({ amounts: methods.amounts }).from(methods).where(eq(methods.bankCode, bankCode))
    : []
  if (!method) throw new Refusal(NOT_FOUND, 404)
  return method.amounts
}

/** Adds a favourite method, or removes it; repeating is allowed. */
export async function setFavouriteMethod(
  database: Database,
  playerId: string,
  { id, direction, isFavourite }: { id: string; direction: Direction; isFavourite: boolean }
): Promise<void> {
  if (!(await findMethod(database, id, direction))) throw new Refusal(NOT_FOUND, 404)
  if (isFavourite) {
    await database.insert(favouriteMethods).values({ playerId, methodId: id }).onConflictDoNothing()
  } else {
    await database
      .delete(favouriteMethods)
      .where(and(eq(favouriteMethods.playerId, playerId), eq(favouriteMethods.methodId, id)))
  }
}

/** The name of a method in a language, by its Turkish name. An unknown name is returned as it is. */
export async function methodNameIn(database: Database, name: string, lang: Language): Promise<string> {
  return (await methodNames(database, lang)).get(name) ?? name
}

/** Names of methods in a language, by their Turkish names, which transactions store. */
export async function methodNames(database: Database, lang: Language): Promise<ReadonlyMap<string, string>> {
  if (lang === 'tr') return new Map()
  const rows = await database.selectDistinct({ name: methods.name }).from(methods)
  return new Map(rows.map(({ name }) => [name.tr, name[lang]]))
}

async function find(database: Database, playerId: string, filter: Filter) {
  const favourite = isFavouriteOf(database, playerId)
  return database
    .select({ method: methods, isFavourite: sql<boolean>`${favourite}` })
    .from(methods)
    .where(
      and(
        eq(methods.direction, filter.direction),
        filter.methodId ? eq(methods.id, String(filter.methodId)) : undefined,
        filter.isHighlighted ? eq(methods.isHighlighted, true) : undefined,
        filter.isFavourite ? favourite : undefined
      )
    )
    .orderBy(asc(methods.position))
}

function isFavouriteOf(database: Database, playerId: string): SQL {
  return exists(
    database
      .select({ one: sql`1` })
      .from(favouriteMethods)
      .where(and(eq(favouriteMethods.playerId, playerId), eq(favouriteMethods.methodId, methods.id)))
  )
}

function toWire({ method, isFavourite }: { method: MethodRow; isFavourite: boolean }, lang: Language) {
  return {
    id: method.id,
    name: method.name[lang],
    image: method.image,
    isFavorite: isFavourite ? (1 as const) : (0 as const),
    transfer_type: method.transferType,
    min: liraText(method.min),
    max: liraText(method.max),
    currency: 'TRY',
    fee: method.fee / 100,
    duration: method.duration[lang],
    fields: method.fields,
    bankcode: method.bankCode,
    bankID: method.bankId ?? ''
  }
}
