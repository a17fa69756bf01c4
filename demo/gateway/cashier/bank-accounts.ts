import { randomInt } from 'node:crypto'

import type { finance, InputOf } from '@bnw/core/contract'
import { isIban } from '@bnw/core/rules'
import { and, asc, count, eq, ne } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { bankAccounts, banks, players } from '../db/schema/index.ts'
import { foldForSearch } from '../db/search.ts'
import { NOT_FOUND, Refusal } from '../refusal.ts'
import { findAccount, ownAccount } from './payout-account.ts'

type Form = InputOf<typeof finance.saveBankAccount>

/** Maximum number of accounts of a player. */
const MAX_ACCOUNTS = 20

/** Banks in Turkish alphabetical order. */
export async function listBanks(database: Database) {
  const rows = await database.select({ bankID: banks.id, name: banks.name, logo: banks.logo }).from(banks)
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'tr'))
}

/** The house's account at a bank, for deposits. */
export async function houseAccount(database: Database, bankId: string) {
  const [bank] = await database.select().from(banks).where(eq(banks.id, bankId))
  if (!bank) throw notFound()
  return {
    bankID: bank.id,
    bank_name: bank.name,
    branch_name: bank.houseBranch,
    account_number: bank.houseAccount,
    account_holder: bank.houseHolder,
    iban: bank.houseIban
  }
}

/** The player's own accounts, oldest first. */
export async function listAccounts(database: Database, playerId: string) {
  const rows = await database
    .select({ account: bankAccounts, bank: banks.name })
    .from(bankAccounts)
    .innerJoin(banks, eq(banks.id, bankAccounts.bankId))
    .where(eq(bankAccounts.playerId, playerId))
    .orderBy(asc(bankAccounts.addedAt), asc(bankAccounts.id))
  return rows.map(({ account, bank }) => ({
    bankAccountID: String(account.id),
    bankID: account.bankId,
    bank_name: bank,
    branch_name: account.branchName,
    account_number: account.accountNumber,
    account_holder: account.accountHolder,
    iban: account.iban
  }))
}

/**
 * Adds an account, or changes the one that the form names.
 *
 * @returns Its id.
 * @throws {Refusal} An account of another player is refused like one that does not exist.
 */
export async function saveAccount(
  database: Database,
  playerId: string,
  { form, now }: { form: Form; now: number }
): Promise<string> {
  return database.transaction(async transaction => {
    // Locks the player, so that the count and the duplicate check hold for concurrent changes.
    const [player] = await transaction.select().from(players).where(eq(players.id, playerId)).for('update')
    if (!player) throw notFound()
    const row = await readForm(transaction, form)
    if (foldForSearch(row.accountHolder) !== foldForSearch(`${player.firstname} ${player.lastname}`))
      throw foreignHolder()
    if (form.bankAccountID !== undefined) {
      return change(transaction, { playerId, id: form.bankAccountID, row })
    }
    await assertNew(transaction, { playerId, iban: row.iban })
    const [sum] = await transaction
      .select({ total: count() })
      .from(bankAccounts)
      .where(eq(bankAccounts.playerId, playerId))
    if ((sum?.total ?? 0) >= MAX_ACCOUNTS) throw tooMany()
    const id = newId()
    await transaction.insert(bankAccounts).values({ ...row, id, playerId, addedAt: new Date(now) })
    return String(id)
  })
}

export async function deleteAccount(database: Database, playerId: string, accountId: string): Promise<void> {
  const own = ownAccount(playerId, accountId)
  const deleted = own ? await database.delete(bankAccounts).where(own).returning({ id: bankAccounts.id }) : []
  if (deleted.length === 0) throw notFound()
}

interface Row {
  bankId: string
  branchName: string
  accountNumber: string
  accountHolder: string
  iban: string
}

async function change(
  database: Database,
  { playerId, id, row }: { playerId: string; id: string; row: Row }
): Promise<string> {
  const own = ownAccount(playerId, id)
  const known = await findAccount(database, playerId, id)
  if (!own || !known) throw notFound()
  await assertNew(database, { playerId, iban: row.iban, except: known.id })
  // Another IBAN is a new account: the first withdrawal to it needs a confirmation again.
  const withdrawnAt = row.iban === known.iban ? known.withdrawnAt : null
  await database
    .update(bankAccounts)
    .set({ ...row, withdrawnAt })
    .where(own)
  return id
}

async function readForm(database: Database, form: Form): Promise<Row> {
  const accountHolder = form.account_holder.trim()
  const iban = form.iban.replaceAll(/\s/g, '').toUpperCase()
  if (!accountHolder) throw new Refusal({ tr: 'Hesap sahibini girin', en: 'Enter the account holder' })
  if (!isIban(iban)) throw new Refusal({ tr: 'IBAN hatalı', en: 'The IBAN is not right' })
  const [bank] = await database.select({ id: banks.id }).from(banks).where(eq(banks.id, form.bankID))
  if (!bank) throw new Refusal({ tr: 'Banka bulunamadı', en: 'The bank was not found' })
  return {
    bankId: bank.id,
    branchName: form.branch_name?.trim() ?? '',
    accountNumber: form.account_number?.trim() ?? '',
    accountHolder,
    iban
  }
}

/** Two players may share an account; one player has it once. */
async function assertNew(
  database: Database,
  { playerId, iban, except = 0 }: { playerId: string; iban: string; except?: number }
): Promise<void> {
  const same = and(
    eq(bankAccounts.playerId, playerId),
    eq(bankAccounts.iban, iban),
    ne(bankAccounts.id, except)
  )
  const [found] = await database.select({ id: bankAccounts.id }).from(bankAccounts).where(same)
  if (found) {
    throw new Refusal({ tr: 'Bu IBAN zaten kayıtlı', en: 'This IBAN is in your list already' })
  }
}

/** Nine random digits, which do not reveal the number of accounts. */
function newId(): number {
  return randomInt(100_000_000, 1_000_000_000)
}

function notFound(): Refusal {
  return new Refusal(NOT_FOUND, 404)
}

/** Money is paid out to the player only. */
function foreignHolder(): Refusal {
  const text = {
    tr: 'Hesap sahibi siz olmalısınız: hesabınızdaki adı ve soyadı girin',
    en: 'The account holder must be you: enter the first and last name of your account'
  }
  return new Refusal(text, 400, 'account_holder')
}

function tooMany(): Refusal {
  return new Refusal({
    tr: `En çok ${MAX_ACCOUNTS} banka hesabı eklenebilir`,
    en: `At most ${MAX_ACCOUNTS} bank accounts can be added`
  })
}
