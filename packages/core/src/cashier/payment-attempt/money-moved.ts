import { atom } from 'nanostores'

import { shared } from '../../shared.ts'

/** Grows when money was moved from this page, or may have changed its state since. What shows money listens, and asks. */
export const $moved = shared('attempt.moved', () => atom(0))

export function noteMoved(): void {
  $moved.set($moved.get() + 1)
}
