import { formWords } from '../lib/form-words.ts'
import { readIban, writeIban } from '../lib/typed-text.ts'
import { firstOf, iban, oneOf, personName, problemsOf, required } from '../lib/validators.ts'
import type { AccountDraft, Bank, BankAccount } from './account.ts'
import { bankAccountWords as words } from './words.ts'

/** Length of a Turkish IBAN, without spaces. */
const IBAN_LENGTH = 26

/** Longer numbers are likely card numbers, which must not be stored. */
export const MAX_NUMBER_LENGTH = 12

/** Initial draft of a new account. @param holder The player's name. */
export function emptyAccount(holder: string): AccountDraft {
  return { iban: '', bankId: '', holder, branch: '', number: '' }
}

export function draftOf({ iban: text, bankId, holder, branch, number }: BankAccount): AccountDraft {
  return { iban: writeIban(text), bankId, holder, branch, number }
}

/** Formats an IBAN while it is typed: groups of four, cut at its maximum length. */
export function shapeIban(text: string): string {
  const plain = text.replace(/[^\da-z]/gi, '')
  return writeIban(plain.slice(0, IBAN_LENGTH))
}

/**
 * Validates the account form. Returns error texts by field.
 *
 * @param others The player's other accounts, whose IBANs are rejected as duplicates.
 */
export function accountProblems(
  draft: AccountDraft,
  banks: readonly Bank[],
  others: readonly BankAccount[]
): Partial<Record<keyof AccountDraft, string>> {
  const isDuplicate = others.some(other => other.iban && readIban(other.iban) === readIban(draft.iban))
  return problemsOf({
    iban: firstOf(required, iban)(draft.iban) ?? (isDuplicate ? words.ibanTwice() : undefined),
    bankId: draft.bankId ? oneOf(banks.map(({ id }) => id))(draft.bankId) : formWords.required(),
    holder: firstOf(required, personName)(draft.holder)
  })
}
