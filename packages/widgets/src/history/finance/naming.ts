import { categoryName, historyWords, STATUS, type Transaction } from '@bnw/core/history'

/** The name of a movement: "Para çekme · Havale/EFT"; its number if nothing else is known. */
export function nameOf(row: Transaction): string {
  const detail = row.game_name || row.method_name || row.sub_category_name
  const name = categoryName(row) || row.type_name
  const parts = detail === name ? [name] : [name, detail]
  return parts.filter(Boolean).join(' · ') || `${historyWords.number()} ${row.id}`
}

/** The note of a movement, or a placeholder for a cancelled one without a note; else empty. */
export function noteOf({ note, transaction_status: status }: Transaction): string {
  return note || (status === STATUS.cancelled ? historyWords.noNote() : '')
}
