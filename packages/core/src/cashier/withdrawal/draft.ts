import { atom } from 'nanostores'

import type { BankAccount } from '../../bank-accounts/account.ts'
import type { CashMethod } from '../methods/method.ts'
import type { Kurus } from '../../contract/units.ts'
import { readDay, type Day } from '../../lib/day.ts'
import { formWords } from '../../lib/form-words.ts'
import { readAmount } from '../../lib/money.ts'
import { amount as amountWithin, problemsOf } from '../../lib/validators.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { cashierWords } from '../words.ts'
import { withdrawWords as words } from './words.ts'

/** The text of each field of the withdrawal form. */
export interface WithdrawalDraft {
  /** Id of a method, from the link or chosen. */
  method: string
  /** Id of one of the player's accounts. */
  account: string
  amount: string
  /** Expiry date of the identity card. */
  validUntil: string
  note: string
}

export const MAX_NOTE_LENGTH = 250

const EMPTY: WithdrawalDraft = { method: '', account: '', amount: '', validUntil: '', note: '' }

/** Kept in memory while the player visits the bank accounts and during maintenance. */
export const $withdrawalDraft = atom(EMPTY)
clearOnSignOut(() => $withdrawalDraft.set(EMPTY))

export function updateWithdrawalDraft(changes: Partial<WithdrawalDraft>): void {
  $withdrawalDraft.set({ ...$withdrawalDraft.get(), ...changes })
}

/** Clears amount and note after a withdrawal, so that it is not sent again by accident. */
export function resetSentWithdrawal(): void {
  updateWithdrawalDraft({ amount: '', note: '' })
}

/** Context of the validation. */
export interface WithdrawalScope {
  methods: readonly CashMethod[]
  accounts: readonly BankAccount[]
  /** `undefined` if it is not loaded: then only the gateway checks it. */
  balance: Kurus | undefined
  /** The message for an amount above the balance; the player may have hidden the balance. */
  balanceExceeded: (balance: Kurus) => string
  /** In Istanbul. */
  today: Day
}

/** Whether a method requires a field. A method without a list of fields requires all. */
export function requiresField(method: CashMethod | undefined, field: string): boolean {
  return !method || method.fields.length === 0 || method.fields.includes(field)
}

/** Validates a withdrawal draft. Returns error texts by field (CASH-06). */
export function withdrawalProblems(
  draft: WithdrawalDraft,
  scope: WithdrawalScope
): Partial<Record<keyof WithdrawalDraft, string>> {
  const method = scope.methods.find(({ id }) => id === draft.method)
  return problemsOf({
    method: methodProblem(draft, method),
    account: requiresField(method, 'account') ? accountProblem(draft, scope) : undefined,
    amount: amountProblem(draft, method, scope),
    validUntil: requiresField(method, 'identity_valid_until') ? dayProblem(draft, scope) : undefined
  })
}

function methodProblem(draft: WithdrawalDraft, method: CashMethod | undefined): string | undefined {
  if (!draft.method) return words.methodMissing()
  return method ? undefined : words.methodUnknown()
}

function accountProblem(draft: WithdrawalDraft, { accounts }: WithdrawalScope): string | undefined {
  if (!draft.account) return cashierWords.accountMissing()
  return accounts.some(({ id }) => id === draft.account) ? undefined : cashierWords.accountGone()
}

function amountProblem(
  draft: WithdrawalDraft,
  method: CashMethod | undefined,
  { balance, balanceExceeded }: WithdrawalScope
): string | undefined {
  const problem = amountWithin(method)(draft.amount)
  const amount = readAmount(draft.amount)
  if (problem || amount === undefined || balance === undefined) return problem
  return amount > balance ? balanceExceeded(balance) : undefined
}

function dayProblem({ validUntil }: WithdrawalDraft, { today }: WithdrawalScope): string | undefined {
  if (!validUntil.trim()) return words.dayMissing()
  const day = readDay(validUntil)
  if (!day) return formWords.date()
  return day < today ? words.dayPast() : undefined
}
