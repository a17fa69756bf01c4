import { historyWords, signedAmount, STATUS, type Transaction } from '@bnw/core/history'
import { byDay, formatLongDay, formatMoment, formatTime, machineTime, nearDayName } from '@bnw/core/lib'

import { useLanguage, useWords } from '../../kit/index.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Amount } from '../amount.tsx'
import { Reference } from '../reference.tsx'
import { nameOf, noteOf } from './naming.ts'

interface RowsProps {
  pending: readonly Transaction[]
  others: readonly Transaction[]
  onOpen: (transaction: Transaction) => void
}

/** A table that looks like cards by day on phones, and is always a table for screen readers. */
export function Rows({ pending, others, onOpen }: RowsProps) {
  const words = useWords(historyWords)
  const heads = [words.date(), words.category(), words.amount(), words.status(), words.number()]
  return (
    <table className="rows" part="table" aria-label={words.titles.finance()}>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {pending.length > 0 && <Group title={words.runningTitle()} rows={pending} onOpen={onOpen} isPinned />}
      {byDay(others, row => row.date).map(([day, rows]) => (
        <Group key={day} title={<DayName rows={rows} day={day} />} rows={rows} onOpen={onOpen} />
      ))}
    </table>
  )
}

interface GroupProps {
  title: React.ReactNode
  rows: readonly Transaction[]
  onOpen: (transaction: Transaction) => void
  /** The title is visible in the wide table too. */
  isPinned?: boolean
}

function Group({ title, rows, onOpen, isPinned }: GroupProps) {
  return (
    <tbody className={isPinned ? 'pinned' : undefined}>
      <tr className="group">
        <th colSpan={5} scope="rowgroup">
          {title}
        </th>
      </tr>
      {rows.map(row => (
        <Row key={row.id} row={row} onOpen={onOpen} />
      ))}
    </tbody>
  )
}

function Row({ row, onOpen }: { row: Transaction; onOpen: (row: Transaction) => void }) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const { id, date, transaction_status: status } = row
  const name = nameOf(row)
  const note = noteOf(row)
  return (
    <tr className="entry" part="row">
      <td className="date">
        {date !== undefined && (
          <time dateTime={machineTime(date)}>
            <span className="moment">{formatMoment(date, language)}</span>
            <span className="time" aria-hidden="true">
              {formatTime(date, language)}
            </span>
          </time>
        )}
      </td>
      <td className="kind">
        <button
          type="button"
          className="open"
          data-item
          aria-haspopup="dialog"
          aria-label={words.details(name)}
          onClick={() => onOpen(row)}
        >
          {name}
        </button>
        {note && <span className="note">{note}</span>}
      </td>
      <td className={status === STATUS.cancelled ? 'amount void' : 'amount'}>
        <Amount {...signedAmount(row)} />
      </td>
      <td className="state">
        <StatusChip status={status} />
      </td>
      <td className="reference">
        <Reference id={id} />
      </td>
    </tr>
  )
}

function DayName({ day, rows }: { day: string; rows: readonly Transaction[] }) {
  const language = useLanguage()
  const date = rows[0]?.date
  return date === undefined ? '–' : (nearDayName(day) ?? formatLongDay(date, language))
}
