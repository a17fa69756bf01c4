import { atom } from 'nanostores'

import { onPageReset } from '../page-life.ts'

/** Seconds until an inactive session ends, in its last five minutes; otherwise `undefined` (SESS-06). */
export const $idleSeconds = atom<number | undefined>()
onPageReset(() => $idleSeconds.set(undefined))
