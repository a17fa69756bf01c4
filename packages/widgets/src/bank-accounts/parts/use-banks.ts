import {
  $bankAccounts,
  $banks,
  type Bank,
  loadBankAccounts,
  loadBanks,
  startBankAccounts
} from '@bnw/core/bank-accounts'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

const NONE: readonly Bank[] = []

/** The player's accounts, loaded on first use. */
export function useAccounts() {
  const state = useStore($bankAccounts)
  const isPlayer = useStore($isPlayer)

  useEffect(() => {
    startBankAccounts()
    if (isPlayer && $bankAccounts.get().status === 'idle') void loadBankAccounts()
  }, [isPlayer])

  return state
}

/** All banks, loaded on first use. */
export function useBanks() {
  const state = useStore($banks)
  const isPlayer = useStore($isPlayer)

  useEffect(() => {
    startBankAccounts()
    if (isPlayer && $banks.get().status === 'idle') void loadBanks()
  }, [isPlayer])

  const banks = state.value ?? NONE
  return { banks, error: state.error, logoOf: (id: string) => logoIn(banks, id) }
}

function logoIn(banks: readonly Bank[], id: string): string | undefined {
  return banks.find(bank => bank.id === id)?.logo
}
