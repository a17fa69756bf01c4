import { atom } from 'nanostores'

import type { Transaction } from '../contract/finance.ts'
import { shared } from '../shared.ts'

/** Money that was moved from this page: its row where the history has told, else only that it happened. */
export interface Moved {
  row?: Transaction
}

/** The latest movement. What shows money listens, and asks the gateway. */
export const $moved = shared('attempt.moved', () => atom<Moved | undefined>())

export function noteMoved(row?: Transaction): void {
  $moved.set({ row })
}
