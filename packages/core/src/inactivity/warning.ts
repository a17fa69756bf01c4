import { atom } from 'nanostores'

import { shared } from '../shared.ts'

/** Seconds until an unused session ends, in its last five minutes; else `undefined` (SESS-06). */
export const $idleSeconds = shared('inactivity.seconds', () => atom<number | undefined>())
