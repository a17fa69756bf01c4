import type { InputOf } from '../contract/call.ts'
import type { BankAccount as Row, saveBankAccount } from '../contract/finance.ts'
import { readIban } from '../lib/typed-text.ts'
import { bankAccountWords } from './words.ts'

/** One of the player's bank accounts. A prepaid account has a number and no IBAN. */
export interface BankAccount {
  id: string
  /** Empty if the gateway does not report it. */
  bankId: string
  /** Name of the bank: the gateway's, else that of the list of banks, else the word for an account. */
  bank: string
  branch: string
  number: string
  holder: string
  iban: string
}

/** A bank of the list. */
export interface Bank {
  id: string
  name: string
  /** A permitted URL; missing if there is no logo. */
  logo?: string
}

/** @param banks The list of banks, once it is known. */
export function readAccount(row: Row, banks: readonly Bank[] = []): BankAccount {
  const { bankAccountID: id, bankID: bankId, account_number: number } = row
  const listed = banks.find(({ id }) => id === bankId)
  const bank = row.bank_name || listed?.name || bankAccountWords.account()
  return { id, bankId, bank, branch: row.branch_name, number, holder: row.account_holder, iban: row.iban }
}

/** Input of the account form. */
export interface AccountDraft {
  iban: string
  bankId: string
  holder: string
  branch: string
  number: string
}

/**
 * Converts a draft to the data of the request. An update sends empty fields too: a gateway keeps what it is not sent.
 *
 * @param id Id of the account to update.
 */
export function writeAccount(draft: AccountDraft, id: string | undefined): InputOf<typeof saveBankAccount> {
  const branch = draft.branch.trim()
  return {
    ...(id && { bankAccountID: id }),
    bankID: draft.bankId,
    ...((id || branch) && { branch_name: branch }),
    ...((id || draft.number) && { account_number: draft.number }),
    account_holder: draft.holder.trim(),
    iban: readIban(draft.iban) ?? draft.iban.trim()
  }
}

/** The contract gives no codes of banks, and a shorter id may be a number of the gateway's own: 10 is not bank 00010. */
const BANK_CODE = /^\d{5}$/

/** The bank of an IBAN, also while it is typed: TR and two check digits are followed by its five-digit code. */
export function bankOfIban(text: string, banks: readonly Bank[]): Bank | undefined {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  const code = /^(?:TR)?\d{2}(\d{5})/.exec(plain)?.[1]
  return code ? banks.find(({ id }) => id === code) : undefined
}

/** Whether the bank can be found from an IBAN: whether the gateway uses the banks' codes as their ids. */
export function hasBankCodes(banks: readonly Bank[]): boolean {
  return banks.some(({ id }) => BANK_CODE.test(id))
}

/** Masks an IBAN for display: `TR43 •••• … 0001`. Of a short account number only the end is shown: `•••• 3456`. */
export function maskIban(iban: string): string {
  const end = lastFour(iban)
  return iban.length > 12 ? `${iban.slice(0, 4)} •••• … ${end}` : `•••• ${end}`
}

/** Last four characters, which identify an account together with its bank. */
export function lastFour(iban: string): string {
  return iban.replace(/\s/g, '').slice(-4)
}
