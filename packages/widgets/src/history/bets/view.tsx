import {
  type Coupon as CouponRow,
  couponList,
  couponWords,
  type HistoryFilters,
  historyWords
} from '@bnw/core/history'

import { useStyles, useWords } from '../../kit/index.ts'
import { Tabs, tabsStyles } from '../../ui/tabs.tsx'
import { ticketStyles } from '../../ui/ticket.tsx'
import { CountAndFile } from '../csv-button.tsx'
import { type ActiveFilter, FilterBar } from '../filter-bar.tsx'
import { IdField } from '../id-field.tsx'
import { Listing } from '../listing.tsx'
import type { FieldsProps } from '../period.tsx'
import { useList } from '../use-list.ts'
import type { HistoryProps } from '../view.tsx'
import { WiderPeriod } from '../wider-period.tsx'
import { Coupon } from './coupon.tsx'
import css from './styles.css?inline'

const styles = [tabsStyles, ticketStyles, css]

/** The player's coupons, open or closed, each of which expands to its bets (HIST-03). */
export function Bets({ filters, choose }: HistoryProps) {
  useStyles(styles)
  const words = useWords(couponWords)
  const list = useList(() => couponList(filters))
  const active = useActive(filters)
  const tabs = [
    { id: 'open', label: words.open() },
    { id: 'closed', label: words.closed() }
  ]
  const state = filters.state || 'open'
  return (
    <div className="bets">
      <Tabs
        label={words.states()}
        tabs={tabs}
        selected={state}
        onSelect={state => choose({ state: state === 'closed' ? 'closed' : 'open' })}
      >
        <h2 className="visually-hidden">{tabs.find(({ id }) => id === state)?.label}</h2>
        <CountAndFile kind="bets" filters={filters} list={list} countOf={historyWords.count} />
        <FilterBar kind="bets" filters={filters} choose={choose} Fields={Fields} active={active} />
        <Listing
          list={list}
          drawing="ticket"
          kind="bets"
          action={<WiderPeriod filters={filters} choose={choose} />}
        >
          {items => <Coupons items={items} isBefore={list.isBefore} />}
        </Listing>
      </Tabs>
    </div>
  )
}

/** The coupons of the previous tab stay, dimmed, until the new ones are loaded. */
function Coupons({ items, isBefore }: { items: readonly CouponRow[]; isBefore: boolean }) {
  return (
    <ul className={isBefore ? 'coupons before' : 'coupons'} part="table">
      {items.map(coupon => (
        <li key={coupon.couponID} part="row" data-item tabIndex={-1}>
          <Coupon coupon={coupon} />
        </li>
      ))}
    </ul>
  )
}

function Fields(props: FieldsProps) {
  const words = useWords(couponWords)
  return <IdField {...props} label={words.number()} />
}

function useActive({ id }: HistoryFilters): readonly ActiveFilter[] {
  const words = useWords(couponWords)
  return id ? [{ name: 'id', label: `${words.number()}: ${id}` }] : []
}
