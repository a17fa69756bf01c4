import { historyWords, STATUS, type Transaction } from '@bnw/core/history'

/** The name of a movement: "Para çekme · Havale/EFT". */
export function nameOf({
  category_name,
  sub_category_name,
  method_name,
  game_name,
  type_name
}: Transaction): string {
  const detail = game_name || method_name || sub_category_name
  const name = category_name || type_name
  return detail && detail !== name ? [name, detail].filter(Boolean).join(' · ') : name
}

/** The note of a movement, or a placeholder for a cancelled one without a note; else empty. */
export function noteOf({ note, transaction_status: status }: Transaction): string {
  return note || (status === STATUS.cancelled ? historyWords.noNote() : '')
}
