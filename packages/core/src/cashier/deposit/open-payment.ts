import { atom } from 'nanostores'
import { boolean, number, object, optional, size, string, type Infer } from 'superstruct'

import { environment } from '../../environment.ts'
import { isSettled } from '../../history/status.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { loadJson, saveJson } from '../../lib/storage-json.ts'
import { saveText } from '../../lib/storage.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { $movements, refreshMovements, trackMovement } from '../payment-attempt/movements.ts'

/** A deposit whose payment page was not finished: its request_id, the page, and when it was accepted (ms). No amount. */
const OpenPayment = object({
  request_id: size(string(), 1, 100),
  url: size(string(), 1, 2_000),
  time: number(),
  /** Whether the player has said so. */
  isPaid: optional(boolean())
})
export type OpenPayment = Infer<typeof OpenPayment>

/** Removed at logout with the others of this beginning. */
const KEY = 'bnw:pending-page'
/** A payment page that is older is not offered again. */
const MAX_AGE_MS = 24 * 3_600_000

/** The payment that is continued in place of the form. */
export const $openPayment = atom<OpenPayment | undefined>()
clearOnSignOut(() => $openPayment.set(undefined))

/** Stores the payment page of an accepted deposit, until its outcome is known. One that is not opened is not stored. */
export function saveOpenPayment(request_id: string, page: string | undefined): void {
  const url = safeUrl(page, 'game', environment().configuration.gateway)
  if (url) saveJson(KEY, { request_id, url, time: environment().now() })
}

/** The player has paid, as they say: the page is not offered again. The history decides. */
export function markPaid(request_id: string): void {
  const stored = loadJson(KEY, OpenPayment)
  if (stored?.request_id === request_id) saveJson(KEY, { ...stored, isPaid: true })
}

/** Continues a payment when the deposit is opened again, also after a reload. Reads its status from the history. */
export function restoreOpenPayment(): void {
  const stored = loadJson(KEY, OpenPayment)
  const age = environment().now() - (stored?.time ?? 0)
  if (!stored || age < 0 || age > MAX_AGE_MS) return forgetOpenPayment()
  $openPayment.set(stored)
  if (!$movements.get().some(({ id }) => id === stored.request_id)) trackMovement(stored.request_id)
  void refreshMovements()
}

export function forgetOpenPayment(): void {
  saveText(KEY, undefined)
  $openPayment.set(undefined)
}

// The outcome stays on screen until the form opens again.
$movements.listen(movements => {
  const open = loadJson(KEY, OpenPayment)?.request_id
  const isOver = movements.some(({ id, row }) => id === open && isSettled(row?.transaction_status))
  if (isOver) saveText(KEY, undefined)
})
