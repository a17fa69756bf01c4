import { formWords } from '../lib/form-words.ts'
import { readIban, writeIban } from '../lib/turkish.ts'
import { firstOf, iban, oneOf, personName, required } from '../lib/validators.ts'
import type { AccountDraft, Bank, BankAccount } from './account.ts'
import { bankAccountWords as words } from './words.ts'

/** The longest IBAN of Turkey, without spaces. */
export const IBAN_LENGTH = 26

/** More digits would be those of a card, which do not belong here. */
export const MAX_NUMBER_LENGTH = 12

/** The fields of a new account. @param holder The player's own name. */
export function emptyAccount(holder: string): AccountDraft {
  return { iban: '', bankId: '', holder, branch: '', number: '' }
}

export function draftOf({ iban: text, bankId, holder, branch, number }: BankAccount): AccountDraft {
  return { iban: writeIban(text), bankId, holder, branch, number }
}

/** An IBAN while it is being typed: groups of four, and nothing beyond its last digit. */
export function shapeIban(text: string): string {
  const plain = text.replace(/[^\da-z]/gi, '')
  return writeIban(plain.slice(0, IBAN_LENGTH))
}

/**
 * What is wrong in the form of an account, by field.
 *
 * @param others The player's other accounts: none is kept twice.
 */
export function accountProblems(
  draft: AccountDraft,
  banks: readonly Bank[],
  others: readonly BankAccount[]
): Partial<Record<keyof AccountDraft, string>> {
  const isTwice = others.some(other => other.iban && readIban(other.iban) === readIban(draft.iban))
  const problems = {
    iban: firstOf(required, iban)(draft.iban) ?? (isTwice ? words.ibanTwice() : undefined),
    bankId: draft.bankId ? oneOf(banks.map(({ id }) => id))(draft.bankId) : formWords.required(),
    holder: firstOf(required, personName)(draft.holder)
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
