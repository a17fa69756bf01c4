import {
  historyNames,
  historyWords,
  pinPending,
  totalsOf,
  type Transaction,
  transactionList,
  type Whole
} from '@bnw/core/history'
import { formatCount, loadOnce, type Remote } from '@bnw/core/lib'
import { useMemo, useState } from 'react'

import { stateOf, useRefresh, useStyles, useWords } from '../../kit/index.ts'
import { statusChipStyles } from '../../ui/status-chip.tsx'
import { CsvButton } from '../csv-button.tsx'
import { FilterBar } from '../filter-bar.tsx'
import { Listing } from '../listing.tsx'
import { Totals } from '../totals.tsx'
import { useList } from '../use-list.ts'
import { useMoneyMoved } from '../use-money-moved.ts'
import { useWhole } from '../use-whole.ts'
import type { HistoryProps } from '../view.tsx'
import { WiderPeriod } from '../wider-period.tsx'
import { Details } from './details.tsx'
import { Count, Fields, MoreFields, useActive } from './fields.tsx'
import { Rows } from './rows.tsx'
import css from './styles.css?inline'

const styles = [statusChipStyles, css]

/** Deposits, withdrawals and bonuses, or the chosen category; pending withdrawals come first (HIST-01). */
export function Finance({ filters, choose }: HistoryProps) {
  useStyles(styles)
  const words = useWords(historyWords)
  const list = useList(() => transactionList('finance', filters))
  const { state: whole, load } = useWhole('finance', filters)
  const active = useActive(filters)
  const [opened, setOpened] = useState<Transaction>()
  useRefresh(load)
  useMoneyMoved(() => void load())
  const retry = () => {
    list.retry?.()
    if (whole.status === 'failed') void load()
    void loadOnce(historyNames())
  }
  return (
    <>
      <div className="above">
        <Sums
          whole={whole}
          count={list.items && words.count(formatCount(list.total))}
          onRetry={list.problem ? undefined : () => void load()}
        />
        <CsvButton kind="finance" filters={filters} isEmpty={list.items?.length === 0} />
      </div>
      <FilterBar
        kind="finance"
        filters={filters}
        choose={choose}
        Fields={Fields}
        More={MoreFields}
        active={active}
        Count={Count}
      />
      <Listing
        kind="finance"
        list={{ ...list, retry: list.retry && retry }}
        action={<WiderPeriod filters={filters} choose={choose} />}
      >
        {items => <Rows {...pinPending(items, list.isBefore ? [] : whole.value?.items)} onOpen={setOpened} />}
      </Listing>
      {opened && <Details transaction={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface SumsProps {
  whole: Remote<Whole>
  count: string | undefined
  /** Loads them again; unset where the list has failed, too. */
  onRetry: (() => void) | undefined
}

function Sums({ whole, count, onRetry }: SumsProps) {
  const words = useWords(historyWords)
  const rows = whole.value?.items
  const sums = useMemo(() => rows && totalsOf(rows), [rows])
  return (
    <Totals
      label={words.totals()}
      count={count}
      sums={[
        { name: words.came(), value: sums?.in },
        { name: words.went(), value: sums?.out },
        { name: words.net(), value: sums?.net, sign: true }
      ]}
      hint={whole.value?.isCut ? words.cut(formatCount(whole.value.items.length)) : undefined}
      hasFailed={whole.status === 'failed' && !rows}
      onRetry={whole.status === 'failed' && stateOf(whole.error) !== 'blocked' ? onRetry : undefined}
    />
  )
}
