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
import { useEffect, useRef, useState } from 'react'

import { type Form, useForm } from '../../ui/use-form.ts'
import { useAccounts, useBanks } from './use-banks.ts'

/** What is in the form of an account, and what becomes of it. */
export function useAccountForm(account: BankAccount | undefined, onSaved: (id: string | undefined) => void) {
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
  useFocusFirst(form)

  // The name may come after the form, and the list of banks after the IBAN.
  useEffect(() => {
    if (!account) setValues(before => (before.holder ? before : { ...before, holder: name }))
  }, [account, name])
  useEffect(() => {
    setValues(before => (before.bankId ? before : withBank({ ...before, iban: '' }, before, banks)))
  }, [banks])
  return { form, values }
}

/** An IBAN that names another bank than before chooses it; what the player chooses after that stays. */
function withBank(
  before: AccountDraft,
  changes: Partial<AccountDraft>,
  banks: readonly Bank[]
): AccountDraft {
  const named = bankOfIban(changes.iban ?? before.iban, banks)
  const isNew = named && named !== bankOfIban(before.iban, banks)
  const merged = { ...before, ...changes } as AccountDraft
  return isNew ? { ...merged, bankId: named.id } : merged
}

/** The form comes where a button was pressed: its first field takes the focus. */
function useFocusFirst({ ref }: Form<AccountDraft>): void {
  const isFirst = useRef(true)

  useEffect(() => {
    if (isFirst.current) ref.current?.querySelector('input')?.focus()
    isFirst.current = false
  }, [ref])
}

/** The name in the profile: withdrawals are paid to nobody else. Empty until it is known. */
export function useOwnName(): string {
  const known = useStore($userProfile)

  useEffect(() => {
    // A session keeps the user name alone until the profile has been asked for.
    if (!$userProfile.get()?.firstname && $details.get().status === 'idle') void loadDetails()
  }, [])

  return [known?.firstname, known?.lastname].filter(Boolean).join(' ')
}
