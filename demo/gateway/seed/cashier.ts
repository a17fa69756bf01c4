import type { Database } from '../db/connect.ts'
import { banks, methodGroups, methods } from '../db/schema/index.ts'
import { BANKS, HOUSE_HOLDER } from './banks.ts'
import { METHOD_GROUPS, METHODS, type MethodSeed } from './methods.ts'

/** Seeds banks with the house's accounts, and payment methods. */
export async function seedCashier(database: Database): Promise<void> {
  await database
    .insert(banks)
    .values(BANKS.map(bank => ({ ...bank, logo: `/images/banks/${bank.id}.svg`, houseHolder: HOUSE_HOLDER })))
  await database
    .insert(methodGroups)
    .values(METHOD_GROUPS.map((group, position) => ({ ...group, position, image: imageOf(group.id) })))
  await database.insert(methods).values(METHODS.map(methodRow))
}

function methodRow({ isFavourite: _isFavourite, ...method }: MethodSeed, position: number) {
  return {
    ...method,
    image: imageOf(method.id),
    min: BigInt(method.min),
    max: BigInt(method.max),
    fee: Math.round(method.fee * 100),
    fields: [...method.fields],
    amounts: [...method.amounts],
    bankCode: method.amounts.length > 0 ? `K${method.id}` : '',
    position
  }
}

function imageOf(id: string): string {
  return `/images/methods/${id}.svg`
}
