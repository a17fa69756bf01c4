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
import { dayAt, formatMoney, serverNow } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useLanguage } from '../../kit/index.ts'
import { type Form, useForm } from '../../ui/use-form.ts'

interface Known {
  methods: readonly CashMethod[]
  accounts: readonly BankAccount[]
  /** Called with a valid withdrawal, to be confirmed. */
  onReview: (withdrawal: Withdrawal) => void
}

/** The withdrawal form with its validation; the draft is kept in the core. */
export function useWithdrawForm({ methods, accounts, onReview }: Known): Form<WithdrawalDraft> {
  const language = useLanguage()
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
        today: dayAt(serverNow())
      }),
    onSubmit: draft => {
      const read = readWithdrawal(draft, { methods, accounts })
      if (read) onReview(read)
    }
  })
}
