import { getCoupons, type Coupon } from '../../contract/betframe.ts'
import { environment } from '../../environment.ts'
import { send } from '../../gateway/client.ts'
import { daysOf, type HistoryFilters } from '../filters.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { $language } from '../../lib/language.ts'
import { createPages, type PagedList } from '../../lib/pages.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { shared } from '../../shared.ts'

export type { Coupon } from '../../contract/betframe.ts'

/** One bet of a coupon. */
export type Bet = Coupon['bets'][number]

/** Coupons of a page. */
const PAGE_ROWS = 10

interface Wish {
  filters: HistoryFilters
  lang: string
}

const lists = shared('coupons', () => {
  const keyed = createKeyed(
    ({ filters, lang }: Wish) => JSON.stringify([filters, lang]),
    ({ filters }) => createList(filters)
  )
  clearOnSignOut(() => keyed.all().forEach(list => list.clear()))
  return keyed
})

/** The player's coupons that these filters let through, newest first, in the language of the moment (HIST-03). */
export function couponList(filters: HistoryFilters): PagedList<Coupon> {
  return lists.get({ filters, lang: $language.get() })
}

function createList(filters: HistoryFilters): PagedList<Coupon> {
  return createPages({
    size: PAGE_ROWS,
    idOf: ({ couponID }) => couponID,
    ask: ({ isAppended, ...page }, signal) =>
      send(
        getCoupons,
        { ...page, ...narrowing(filters), ...(isAppended && { concatRequire: true }) },
        { signal }
      )
  })
}

/** Presets are counted from the day of the asking. */
function narrowing(filters: HistoryFilters) {
  const { from, to } = daysOf(filters, environment().now())
  return {
    state: filters.state || 'open',
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(filters.id && { searchID: filters.id })
  } as const
}
