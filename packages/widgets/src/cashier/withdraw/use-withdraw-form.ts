import { environment } from '@bnw/core'
import { $amount, $showBalance, startBalance } from '@bnw/core/balance'
import { type BankAccount } from '@bnw/core/bank-accounts'
import {
  $withdrawalDraft,
  type CashMethod,
  updateWithdrawalDraft,
  readWithdrawal,
  type Withdrawal,
  type WithdrawalDraft,
  withdrawalProblems,
  withdrawWords
} from '@bnw/core/cashier'
import { $language, dayAt, formatMoney } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { type Form, useForm } from '../../ui/use-form.ts'

interface Known {
  methods: readonly CashMethod[]
  accounts: readonly BankAccount[]
  /** All is right: the player is asked once more. */
  onReview: (withdrawal: Withdrawal) => void
}

/** The form of a withdrawal with its rules; what was typed is kept in the core. */
export function useWithdrawForm({ methods, accounts, onReview }: Known): Form<WithdrawalDraft> {
  const language = useStore($language)
  const balance = useStore($amount)
  const isShown = useStore($showBalance)
  const values = useStore($withdrawalDraft)
  useEffect(startBalance, [])
  useEffect(() => {
    const [only] = accounts
    if (accounts.length === 1 && only && !$withdrawalDraft.get().account)
      updateWithdrawalDraft({ account: only.id })
  }, [accounts])

  return useForm<WithdrawalDraft>({
    values,
    onValues: updateWithdrawalDraft,
    problemsOf: draft =>
      withdrawalProblems(draft, {
        methods,
        accounts,
        balance,
        balanceExceeded: amount =>
          isShown ? withdrawWords.tooLittle(formatMoney(amount, language)) : withdrawWords.tooLittleHidden(),
        today: dayAt(environment().now())
      }),
    onSubmit: draft => {
      const read = readWithdrawal(draft, { methods, accounts })
      if (read) onReview(read)
    }
  })
}
