import { atom } from 'nanostores'

import {
  deleteBankAccount,
  listBankAccounts,
  listBanks,
  saveBankAccount as saveBankAccountCall
} from '../contract/finance.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isFailure } from '../gateway/errors.ts'
import { createRemote } from '../lib/remote.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { createSubmit } from '../lib/submit.ts'
import { readIban } from '../lib/turkish.ts'
import { FINANCE_TOAST_MS, showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { shared } from '../shared.ts'
import { readAccount, writeAccount, type AccountDraft, type Bank, type BankAccount } from './account.ts'
import { bankAccountWords as words } from './words.ts'

const accounts = shared('bank-accounts', () => {
  const remote = createRemote(askAccounts)
  clearOnSignOut(remote.clear)
  return remote
})

/** The player's own accounts, prepaid ones included (BANK-01). */
export const $bankAccounts = accounts.$remote
export const loadBankAccounts = accounts.load

async function askAccounts(signal: AbortSignal): Promise<readonly BankAccount[]> {
  const rows = await send(listBankAccounts, { SiteType: 'desktop', showPrepaid: 1 }, { signal })
  return rows.map(readAccount)
}

const banks = shared('bank-accounts.banks', () => {
  const remote = createRemote(askBanks)
  clearOnSignOut(remote.clear)
  return remote
})

/** The banks that an account can be at. */
export const $banks = banks.$remote
export const loadBanks = banks.load

async function askBanks(signal: AbortSignal): Promise<readonly Bank[]> {
  const rows = await send(listBanks, { typeID: 1 }, { signal })
  return rows.map(({ bankID: id, name, logo }) => ({
    id,
    name,
    logo: safeUrl(logo, 'image', environment().configuration.gateway)
  }))
}

/** The account that was saved last, until the view has shown which one it is. */
export const $savedAccount = shared('bank-accounts.saved', () => {
  const $saved = atom<string | undefined>()
  clearOnSignOut(() => $saved.set(undefined))
  return $saved
})

export function forgetSavedAccount(): void {
  $savedAccount.set(undefined)
}

export interface AccountToSave {
  /** Of the account that is updated; without one the account is added. */
  id?: string
  draft: AccountDraft
}

const saving = shared('bank-accounts.saving', () => {
  const form = createSubmit(save)
  clearOnSignOut(form.clear)
  return form
})

export const $accountForm = saving.$state
/** Adds or updates an account, then asks for the list again. One submission at a time; never rejects. */
export const saveBankAccount = saving.submit
export const forgetAccountError = saving.clear

async function save({ id, draft }: AccountToSave): Promise<void> {
  const answered = await send(saveBankAccountCall, writeAccount(draft, id)).catch(async (error: unknown) => {
    // The answer may be all that was lost: the list knows.
    if (!isUnknown(error)) throw error
    await loadAfresh()
    const found = findSaved({ id, draft })
    if (!found) throw error
    return { bankAccountID: found.id }
  })
  showToast({ tone: 'good', text: id ? words.updated : words.added, durationMs: FINANCE_TOAST_MS })
  await loadAfresh()
  const known = $bankAccounts.get().value?.find(account => account.id === (answered.bankAccountID || id))
  $savedAccount.set((known ?? findSaved({ id, draft }))?.id)
}

/** The account of the list that is as it was sent. */
function findSaved({ id, draft }: AccountToSave): BankAccount | undefined {
  const sent = readIban(draft.iban)
  const isAsSent = (account: BankAccount) =>
    readIban(account.iban) === sent && account.holder === draft.holder.trim()
  return $bankAccounts.get().value?.find(account => isAsSent(account) && (!id || account.id === id))
}

const removing = shared('bank-accounts.removing', () => {
  const form = createSubmit(remove)
  clearOnSignOut(form.clear)
  return form
})

export const $accountRemoval = removing.$state
/** Deletes an account, then asks for the list again. One at a time; never rejects. */
export const removeBankAccount = removing.submit
export const forgetRemovalError = removing.clear

async function remove(id: string): Promise<void> {
  try {
    await send(deleteBankAccount, { bankAccountID: id })
  } catch (error) {
    if (isFailure(error, 'AbortedError')) throw error
    // It may be gone all the same, or gone already: the list knows.
    await loadAfresh()
    const { status, value } = $bankAccounts.get()
    if (status !== 'ready' || value.some(account => account.id === id)) throw error
    return showToast({ tone: 'good', text: words.deleted, durationMs: FINANCE_TOAST_MS })
  }
  showToast({ tone: 'good', text: words.deleted, durationMs: FINANCE_TOAST_MS })
  await loadAfresh()
}

/** Whether the gateway may have done what was asked although it was not heard to say so. */
function isUnknown(error: unknown): boolean {
  return isFailure(error, 'OfflineError') || isFailure(error, 'ContractError')
}

/** The list as it is from now on: one that is under way may be older. */
async function loadAfresh(): Promise<void> {
  if (!$isPlayer.get()) return
  const { status } = $bankAccounts.get()
  if (status === 'loading' || status === 'refreshing') await accounts.load()
  await accounts.load()
}
