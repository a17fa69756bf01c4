import type { PanelProps } from '../view.tsx'

/** Paying out. */
export function WithdrawPanel(_props: PanelProps) {
  return null
}
