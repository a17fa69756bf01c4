import type { InputOf } from '../contract/call.ts'
import type { BankAccount as Row, saveBankAccount } from '../contract/finance.ts'
import { readIban } from '../lib/turkish.ts'

/** One of the player's own accounts. A prepaid one has no IBAN, and its number instead. */
export interface BankAccount {
  id: string
  /** Empty where the gateway does not say. */
  bankId: string
  bank: string
  branch: string
  number: string
  holder: string
  iban: string
}

/** A bank that accounts can be at. */
export interface Bank {
  id: string
  name: string
  /** Address of its picture, where there is one. */
  logo?: string
}

export function readAccount(row: Row): BankAccount {
  const { bankAccountID: id, bankID: bankId, bank_name: bank, account_number: number } = row
  return { id, bankId, bank, branch: row.branch_name, number, holder: row.account_holder, iban: row.iban }
}

/** What is in the form of an account, as it stands in its fields. */
export interface AccountDraft extends Record<string, string> {
  iban: string
  bankId: string
  holder: string
  branch: string
  number: string
}

/** A draft as it is sent. @param id Of the account that is updated. */
export function writeAccount(draft: AccountDraft, id: string | undefined): InputOf<typeof saveBankAccount> {
  const branch = draft.branch.trim()
  return {
    ...(id && { bankAccountID: id }),
    bankID: draft.bankId,
    ...(branch && { branch_name: branch }),
    ...(draft.number && { account_number: draft.number }),
    account_holder: draft.holder.trim(),
    iban: readIban(draft.iban) ?? draft.iban.trim()
  }
}

/** The bank that an IBAN names, also while it is being typed: after TR and two check digits come the five of its code. */
export function bankOfIban(text: string, banks: readonly Bank[]): Bank | undefined {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  const code = /^(?:TR)?\d{2}(\d{5})/.exec(plain)?.[1]
  // A gateway may write a code without its leading zeros.
  return code ? banks.find(({ id }) => /^\d{1,5}$/.test(id) && Number(id) === Number(code)) : undefined
}

/** An account's number as others may see it (ux 1.10): `TR43 •••• … 0001`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• … ${lastFour(iban)}`
}

/** What an account is told by, besides its bank. */
export function lastFour(iban: string): string {
  return iban.replace(/\s/g, '').slice(-4)
}
