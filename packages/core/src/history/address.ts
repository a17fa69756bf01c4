import { atom } from 'nanostores'

import { onPageReset } from '../page-life.ts'
import type { HistoryQuery } from './filters.ts'

/**
 * The query of the site's URL, which contains the filters of the history (NAV-03). The host site sets it. On a partner's
 * page it is undefined, and each element has its own filters.
 */
export const $historyQuery = atom<HistoryQuery | undefined>()
onPageReset(() => $historyQuery.set(undefined))
