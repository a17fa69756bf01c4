import { getCoupons, type Coupon } from '../../contract/betframe.ts'
import { send } from '../../gateway/client.ts'
import { daysOf, type HistoryFilters } from '../filters.ts'
import { serverNow } from '../../lib/clock.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { $language } from '../../lib/language.ts'
import { type AllRows, createPages, type PagedList, readAllRows } from '../../lib/pages.ts'
import { clearOnSignOut } from '../../session/player-data.ts'

export type { Coupon } from '../../contract/betframe.ts'

/** One bet of a coupon. */
export type Bet = Coupon['bets'][number]

/** Coupons of a page. */
const PAGE_ROWS = 10

interface ListKey {
  filters: HistoryFilters
  lang: string
}

const lists = createKeyed(({ filters }: ListKey) => createList(filters), 20)
clearOnSignOut(() => lists.all().forEach(list => list.clear()))

/** The player's coupons that match the filters, newest first, in the current language (HIST-03). */
export function couponList(filters: HistoryFilters): PagedList<Coupon> {
  return lists.get({ filters, lang: $language.get() })
}

function createList(filters: HistoryFilters): PagedList<Coupon> {
  return createPages({
    size: PAGE_ROWS,
    idOf: ({ couponID }) => couponID,
    fetchPage: ({ isAppended, ...page }, signal) =>
      send(
        getCoupons,
        { ...page, ...narrowing(filters), ...(isAppended && { concatRequire: true }) },
        { signal }
      )
  })
}

/** All coupons that match the filters, at most 5,000, newest first. */
export function readCoupons(filters: HistoryFilters): Promise<AllRows<Coupon>> {
  const data = narrowing(filters)
  return readAllRows(
    page => send(getCoupons, { ...data, ...page }),
    ({ couponID }) => couponID
  )
}

/** Filters of the request. Presets are relative to the current day. */
function narrowing(filters: HistoryFilters) {
  const { from, to } = daysOf(filters, serverNow())
  return {
    state: filters.state || 'open',
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(filters.id && { searchID: filters.id })
  } as const
}
