import { atom } from 'nanostores'

import { shared } from '../shared.ts'
import type { HistoryQuery } from './filters.ts'

/**
 * The query of the site's address, which the filters of its history live in (NAV-03). The host site sets it; on a
 * partner's page there is none, and each element keeps its filters to itself.
 */
export const $historyQuery = shared('history.query', () => atom<HistoryQuery | undefined>())
