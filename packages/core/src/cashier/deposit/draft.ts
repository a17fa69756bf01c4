import { atom } from 'nanostores'

import type { Kurus } from '../../contract/units.ts'
import { readAmount } from '../../lib/money.ts'
import { digitsOf, readPhone } from '../../lib/typed-text.ts'
import { amount, firstOf, identityNumber, mobilePhone, required, type Check } from '../../lib/validators.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import type { CashMethod } from '../methods/method.ts'
import { cashierWords as words } from '../words.ts'

/** The fields that a method can require besides the amount, in the order of the form (CASH-03). */
const DEPOSIT_FIELDS = [
  'account',
  'branch',
  'reference_number',
  'sender_phone',
  'receiver_phone',
  'sender_identity',
  'receiver_identity'
] as const
export type DepositField = (typeof DEPOSIT_FIELDS)[number]

/** The text of each field; `method` is the id of a method. */
export type DepositDraft = Record<DepositField | 'amount' | 'method', string>

export const EMPTY_DEPOSIT: DepositDraft = {
  amount: '',
  method: '',
  account: '',
  branch: '',
  reference_number: '',
  sender_phone: '',
  receiver_phone: '',
  sender_identity: '',
  receiver_identity: ''
}

/** The input, kept in memory only, while the player visits other pages. */
export const $depositDraft = atom(EMPTY_DEPOSIT)
clearOnSignOut(() => $depositDraft.set(EMPTY_DEPOSIT))

export function updateDepositDraft(changes: Partial<DepositDraft>): void {
  $depositDraft.set({ ...$depositDraft.get(), ...changes })
}

/** What was typed stays for another method, except for what belongs to one transfer. */
export function chooseDepositMethod({ id }: CashMethod): void {
  if (id === $depositDraft.get().method) return
  updateDepositDraft({ method: id, branch: '', reference_number: '' })
}

/** In characters. */
export const MAX_BRANCH_LENGTH = 50
export const MAX_REFERENCE_LENGTH = 60

/** The fields that a method requires besides the amount. Unknown ones are ignored. */
export function depositFieldsOf({ fields }: CashMethod): readonly DepositField[] {
  return DEPOSIT_FIELDS.filter(field => fields.includes(field))
}

/** Context of the validation. */
export interface DepositScope {
  /** `undefined` if none is chosen. */
  method: CashMethod | undefined
  /** The only accepted amounts, if the method has such. */
  amounts: readonly Kurus[] | undefined
  /** Ids of the player's own accounts. */
  accounts: readonly string[]
}

/** Validates a draft before it is sent. Returns error texts by field (CASH-04). */
export function depositProblems(draft: DepositDraft, scope: DepositScope): Partial<DepositDraft> {
  const { method } = scope
  const fields = ['amount' as const, ...(method ? depositFieldsOf(method) : ['method' as const])]
  const problems = fields.map(field => [field, checkOf(field, scope)(draft[field])] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

function checkOf(field: keyof DepositDraft, { method, amounts, accounts }: DepositScope): Check {
  switch (field) {
    case 'method':
      return () => (method ? undefined : words.choose())
    case 'amount':
      return method?.bankCode ? firstOf(oneOfThese(amounts ?? []), amount(method)) : amount(method)
    case 'account':
      return chosenOf(accounts)
    case 'branch':
    case 'reference_number':
      return required
    case 'sender_phone':
    case 'receiver_phone':
      return firstOf(required, mobilePhone)
    case 'sender_identity':
    case 'receiver_identity':
      return firstOf(required, identityNumber)
  }
}

function oneOfThese(amounts: readonly Kurus[]): Check {
  return text => {
    const kurus = readAmount(text)
    return kurus !== undefined && amounts.includes(kurus) ? undefined : words.amountNotSelected()
  }
}

/** A missing account and a deleted one have different messages (CASH-06). */
function chosenOf(accounts: readonly string[]): Check {
  return id => {
    if (!id) return words.accountMissing()
    return accounts.includes(id) ? undefined : words.accountGone()
  }
}

/** Converts a valid draft to the fields of the request. */
export function depositFields(
  draft: DepositDraft,
  method: CashMethod
): Partial<Record<DepositField, string>> {
  return Object.fromEntries(depositFieldsOf(method).map(field => [field, writeField(field, draft[field])]))
}

function writeField(field: DepositField, text: string): string {
  if (field.endsWith('_phone')) return readPhone(text) ?? text.trim()
  return field.endsWith('_identity') ? digitsOf(text, 11) : text.trim()
}
