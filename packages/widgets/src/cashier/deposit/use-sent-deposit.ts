import { $movements, $openPayment, deposit } from '@bnw/core/cashier'
import type { Kurus } from '@bnw/core/contract'
import { STATUS } from '@bnw/core/history'
import { useStore } from '@nanostores/react'

/** A deposit that was accepted. After a reload the history alone has its amount and method. */
export interface SentDeposit {
  id: string
  /** Whether it was sent since the page was loaded. */
  isNew: boolean
  /** Of the payment page, if there is one; untrusted. */
  url: string | undefined
  /** Whether the player said before that it is paid. */
  isPaid: boolean | undefined
  /** Its number for the player; empty if unknown. */
  reference: string
  amount: Kurus | undefined
  method: string
  duration: string
  status: number
}

/** The deposit whose outcome is shown in place of the form. Its status updates by itself. */
export function useSentDeposit(): SentDeposit | undefined {
  const attempt = useStore(deposit.$attempt)
  const open = useStore($openPayment)
  const movements = useStore($movements)
  const accepted = attempt.status === 'accepted' ? attempt : undefined
  const id = accepted?.id ?? (attempt.status === 'idle' ? open?.request_id : undefined)
  if (!id) return undefined
  const row = movements.find(movement => movement.id === id)?.row ?? accepted?.row
  return {
    id,
    isNew: accepted !== undefined,
    url: accepted ? accepted.answer?.url : open?.url,
    isPaid: accepted ? undefined : open?.isPaid,
    reference: accepted?.answer?.transaction_id || row?.id || '',
    amount: accepted?.input.amount ?? row?.amount,
    method: accepted?.input.method.name ?? row?.method_name ?? '',
    duration: accepted?.input.method.duration ?? '',
    status: row?.transaction_status ?? STATUS.new
  }
}
