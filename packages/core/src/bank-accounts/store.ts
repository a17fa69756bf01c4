import { atom, computed } from 'nanostores'

import type { OutputOf } from '../contract/call.ts'
import {
  deleteBankAccount,
  listBankAccounts,
  listBanks,
  saveBankAccount as saveBankAccountCall
} from '../contract/finance.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { isFailure, isUnanswered } from '../gateway/errors.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote, loadOnce, mapRemote } from '../lib/remote.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { createSubmit } from '../lib/submit.ts'
import { readIban } from '../lib/typed-text.ts'
import { FINANCE_TOAST_MS, showToast } from '../toasts/store.ts'
import { startOnce } from '../page-life.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { readAccount, writeAccount, type AccountDraft, type Bank, type BankAccount } from './account.ts'
import { bankAccountWords as words } from './words.ts'

const accounts = createRemote(fetchAccounts)
clearOnSignOut(accounts.clear)
export const loadBankAccounts = accounts.load

async function fetchAccounts(signal: AbortSignal): Promise<OutputOf<typeof listBankAccounts>> {
  const rows = await send(listBankAccounts, { SiteType: 'desktop', showPrepaid: 1 }, { signal })
  if (rows.some(({ bankID, bank_name: name }) => bankID && !name)) void loadOnce(banks)
  return rows
}

const banks = createRemote(fetchBanks)
clearOnSignOut(banks.clear)

/** The banks to choose from. One without a name is left out: it could not be recognised. */
export const $banks = banks.$remote
export const loadBanks = banks.load

async function fetchBanks(signal: AbortSignal): Promise<readonly Bank[]> {
  const rows = await send(listBanks, { typeID: 1 }, { signal })
  const named = rows.filter(({ name }) => name.trim())
  return named.map(({ bankID: id, name, logo }) => ({
    id,
    name,
    logo: safeUrl(logo, 'image', environment().configuration.gateway)
  }))
}

/** The player's bank accounts, including prepaid ones (BANK-01). */
export const $bankAccounts = computed([accounts.$remote, banks.$remote], (remote, { value }) =>
  mapRemote(remote, rows => rows.map(row => readAccount(row, value)))
)

/**
 * When an account was last changed on this device, epoch ms. Its change reaches the other tabs, and the other frames of a
 * partner's page. Removed at logout, as all keys that begin with `bnw:recent`.
 */
const CHANGED = 'bnw:recent-account'

const followLanguage = reloadOnLanguageChange(() => [accounts, banks])

/** Reloads both lists in another language, and the accounts when another tab or frame changes one. Runs once per page. */
export const startBankAccounts = startOnce(onEnd => {
  followLanguage()
  onEnd(onSavedChange(CHANGED, followChange))
})

function followChange(): void {
  if (loadText(CHANGED) && $isPlayer.get() && accounts.$remote.get().status !== 'idle') void accounts.reload()
}

/** Id of the account that was saved last, until the view has highlighted it. */
export const $savedAccount = atom<string | undefined>()
clearOnSignOut(() => $savedAccount.set(undefined))

export function forgetSavedAccount(): void {
  $savedAccount.set(undefined)
}

export interface AccountToSave {
  /** Id of the account to update; without one the account is added. */
  id?: string
  draft: AccountDraft
}

const saving = createSubmit(save)
clearOnSignOut(saving.clear)

export const $accountForm = saving.$state
/** Adds or updates an account, then reloads the list. One submission at a time; never rejects. */
export const saveBankAccount = saving.submit
/** Opens the form of an account, by its id, or of a new one. */
export const openAccountForm = saving.openFor
export const forgetAccountError = saving.forgetOutcome

async function save({ id, draft }: AccountToSave): Promise<void> {
  const reply = await send(saveBankAccountCall, writeAccount(draft, id)).catch(async (error: unknown) => {
    // Only the response may have been lost: the list shows whether the account was saved.
    if (!isUnanswered(error)) throw error
    await reloadAccounts()
    const found = findSaved({ id, draft })
    if (!found) throw error
    return { bankAccountID: found.id }
  })
  showToast({ tone: 'good', text: id ? words.updated : words.added, durationMs: FINANCE_TOAST_MS })
  await reloadAccounts()
  const known = $bankAccounts.get().value?.find(account => account.id === (reply.bankAccountID || id))
  $savedAccount.set((known ?? findSaved({ id, draft }))?.id)
}

/** The account of the list with the values that were sent. An update may have changed any of them. */
function findSaved({ id, draft }: AccountToSave): BankAccount | undefined {
  const sent = writeAccount(draft, id)
  const isSaved = ({ iban, holder }: BankAccount) =>
    readIban(iban) === sent.iban && holder === sent.account_holder
  const isUpdated = ({ bankId, branch, number }: BankAccount) =>
    bankId === sent.bankID && branch === sent.branch_name && number === sent.account_number
  const accounts = $bankAccounts.get().value?.filter(isSaved)
  return accounts?.find(account => !id || (account.id === id && isUpdated(account)))
}

const removing = createSubmit(remove)
clearOnSignOut(removing.clear)

export const $accountRemoval = removing.$state
/** Deletes an account, then reloads the list. One at a time; never rejects. */
export const removeBankAccount = removing.submit
/** Opens the removal of an account, by its id. */
export const openRemoval = removing.openFor
export const forgetRemovalError = removing.forgetOutcome

async function remove(id: string): Promise<void> {
  try {
    await send(deleteBankAccount, { bankAccountID: id })
  } catch (error) {
    if (isFailure(error, 'AbortedError')) throw error
    // It may have been deleted nevertheless, or before: the list shows it.
    await reloadAccounts()
    const { status, value } = $bankAccounts.get()
    if (status !== 'ready' || value.some(account => account.id === id)) throw error
    return showToast({ tone: 'good', text: words.deleted, durationMs: FINANCE_TOAST_MS })
  }
  showToast({ tone: 'good', text: words.deleted, durationMs: FINANCE_TOAST_MS })
  await reloadAccounts()
}

/** Reloads the list, again if a request is running: it may be answered with what was before. */
async function reloadAccounts(): Promise<void> {
  if (!$isPlayer.get()) return
  saveText(CHANGED, String(environment().now()))
  await accounts.reload()
}
