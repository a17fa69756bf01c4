import { atom } from 'nanostores'

import type { BankAccount } from '../../bank-accounts/account.ts'
import type { CashMethod } from '../methods/method.ts'
import type { Kurus } from '../../contract/shapes.ts'
import { readDay, type Day } from '../../lib/day.ts'
import { formWords } from '../../lib/form-words.ts'
import { readAmount } from '../../lib/money.ts'
import { amount as amountWithin } from '../../lib/validators.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { shared } from '../../shared.ts'
import { withdrawWords as words } from './words.ts'

/** What is in the form of a withdrawal, as it stands in its fields. */
export interface WithdrawalDraft extends Record<string, string> {
  /** Id of a method, as it came with the link or was chosen. */
  method: string
  /** Id of one of the player's accounts. */
  account: string
  amount: string
  /** Until when the identity card is valid. */
  validUntil: string
  note: string
}

export const MAX_NOTE_LENGTH = 250

const EMPTY: WithdrawalDraft = { method: '', account: '', amount: '', validUntil: '', note: '' }

/** Kept for the page's life: what was typed is still there after the way to the accounts, or after works on the site. */
export const $withdrawalDraft = shared('withdraw.draft', () => {
  const $draft = atom(EMPTY)
  clearOnSignOut(() => $draft.set(EMPTY))
  return $draft
})

export function updateWithdrawalDraft(changes: Partial<WithdrawalDraft>): void {
  $withdrawalDraft.set({ ...$withdrawalDraft.get(), ...changes } as WithdrawalDraft)
}

/** What was sent is not sent once more by chance: how much, and why, are asked anew. */
export function resetSentWithdrawal(): void {
  updateWithdrawalDraft({ amount: '', note: '' })
}

/** What the fields are held to. */
export interface WithdrawalScope {
  methods: readonly CashMethod[]
  accounts: readonly BankAccount[]
  /** Unknown where it could not be read: then the gateway alone knows. */
  balance: Kurus | undefined
  /** How the balance is told to the player, who may have hidden it. */
  balanceExceeded: (balance: Kurus) => string
  /** In Istanbul. */
  today: Day
}

/** Whether a method wants to know this. One that names no fields wants to know all. */
export function requiresField(method: CashMethod | undefined, field: string): boolean {
  return !method || method.fields.length === 0 || method.fields.includes(field)
}

/** What is wrong in the form of a withdrawal, by field (CASH-06). */
export function withdrawalProblems(
  draft: WithdrawalDraft,
  scope: WithdrawalScope
): Partial<Record<keyof WithdrawalDraft, string>> {
  const method = scope.methods.find(({ id }) => id === draft.method)
  const problems = {
    method: methodProblem(draft, method),
    account: requiresField(method, 'account') ? accountProblem(draft, scope) : undefined,
    amount: amountProblem(draft, method, scope),
    validUntil: requiresField(method, 'identity_valid_until') ? dayProblem(draft, scope) : undefined
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

function methodProblem(draft: WithdrawalDraft, method: CashMethod | undefined): string | undefined {
  if (!draft.method) return words.methodMissing()
  return method ? undefined : words.methodUnknown()
}

function accountProblem(draft: WithdrawalDraft, { accounts }: WithdrawalScope): string | undefined {
  if (!draft.account) return words.accountMissing()
  return accounts.some(({ id }) => id === draft.account) ? undefined : words.accountGone()
}

function amountProblem(
  draft: WithdrawalDraft,
  method: CashMethod | undefined,
  { balance, balanceExceeded }: WithdrawalScope
): string | undefined {
  const least = method?.min ?? (1 as Kurus)
  const most = method?.max ?? (Infinity as Kurus)
  const problem = amountWithin(least, most)(draft.amount)
  const kurus = readAmount(draft.amount)
  if (problem || kurus === undefined || balance === undefined) return problem
  return kurus > balance ? balanceExceeded(balance) : undefined
}

function dayProblem({ validUntil }: WithdrawalDraft, { today }: WithdrawalScope): string | undefined {
  if (!validUntil.trim()) return words.dayMissing()
  const day = readDay(validUntil)
  if (!day) return formWords.date()
  return day < today ? words.dayPast() : undefined
}
