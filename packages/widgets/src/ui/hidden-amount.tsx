import { HIDDEN_AMOUNT } from '@bnw/core/lib'

/** In place of an amount that the player has hidden (BAL-01). @param label What screen readers read. */
export function HiddenAmount({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
      <span className="visually-hidden">{label}</span>
    </>
  )
}
