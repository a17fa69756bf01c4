import {
  $accountForm,
  $savedAccount,
  type AccountDraft,
  accountProblems,
  type Bank,
  type BankAccount,
  bankOfIban,
  draftOf,
  emptyAccount,
  saveBankAccount
} from '@bnw/core/bank-accounts'
import { $details, loadDetails } from '@bnw/core/profile'
import { $userProfile } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { useForm } from '../../ui/use-form.ts'
import { useAccounts, useBanks } from './use-banks.ts'
import { useFocusWithin } from '../../ui/use-focus.ts'

interface AccountFormScope {
  account: BankAccount | undefined
  takesFocus: boolean
  onSaved: (id: string | undefined) => void
}

/** The values of the account form, its validation and its submission. */
export function useAccountForm({ account, takesFocus, onSaved }: AccountFormScope) {
  const { banks } = useBanks()
  const others = (useAccounts().value ?? []).filter(({ id }) => id !== account?.id)
  const name = useOwnName()
  const [values, setValues] = useState(() => (account ? draftOf(account) : emptyAccount(name)))

  const send = async (draft: AccountDraft) => {
    await saveBankAccount({ id: account?.id, draft })
    if ($accountForm.get().status === 'done') onSaved($savedAccount.get())
  }
  const form = useForm<AccountDraft>({
    values,
    onValues: changes => setValues(before => withBank(before, changes, banks)),
    problemsOf: draft => accountProblems(draft, banks, others),
    onSubmit: draft => void send(draft)
  })
  useFocusWithin(form.ref, 'input', takesFocus)

  // The name may be loaded after the form, and the banks after an IBAN was typed.
  useEffect(() => {
    if (!account) setValues(before => (before.holder ? before : { ...before, holder: name }))
  }, [account, name])
  useEffect(() => {
    setValues(before => (before.bankId ? before : withBank({ ...before, iban: '' }, before, banks)))
  }, [banks])
  return { form, values }
}

/** Selects the bank of the IBAN when that bank changes; a later choice by the player is kept. */
function withBank(
  before: AccountDraft,
  changes: Partial<AccountDraft>,
  banks: readonly Bank[]
): AccountDraft {
  const named = bankOfIban(changes.iban ?? before.iban, banks)
  const isNew = named && named !== bankOfIban(before.iban, banks)
  const merged = { ...before, ...changes }
  return isNew ? { ...merged, bankId: named.id } : merged
}

/** The player's full name, as withdrawals are paid to nobody else; empty until it is loaded. */
export function useOwnName(): string {
  const known = useStore($userProfile)

  useEffect(() => {
    // A restored session knows only the user name until the profile is loaded.
    if (!$userProfile.get()?.firstname && $details.get().status === 'idle') void loadDetails()
  }, [])

  return [known?.firstname, known?.lastname].filter(Boolean).join(' ')
}
