import type { Submit } from './submit.ts'

/** Clears the outcome of a form whose view goes. A running submission stays, so that it is not sent twice. */
export function forgetOutcome({ $state, clear }: Pick<Submit<never>, '$state' | 'clear'>): void {
  if ($state.get().status !== 'sending') clear()
}
