import {
  type Day,
  dayAt,
  formatLongDay,
  formatMonth,
  mondayOf,
  moveDay,
  moveMonth,
  noonOf,
  serverNow,
  calendarWords,
  weekdays,
  weeksOf
} from '@bnw/core/lib'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { isPlainKey, useLanguage, useStyles, useWords } from '../kit/index.ts'
import { IconButton } from './button.tsx'
import css from './calendar.css?inline'
import { Dialog, dialogStyles } from './dialog.tsx'
import { ChevronLeftIcon } from './icons/chevron-left.tsx'
import { ChevronRightIcon } from './icons/chevron-right.tsx'

const styles = [dialogStyles, css]

export interface CalendarProps {
  /** The label of the field. */
  title: string
  /** The selected day. */
  day?: Day
  /** The last selectable day. */
  last: Day
  onDay: (day: Day) => void
  onClose: () => void
}

/** A month to choose a day from, Monday first. Arrows move by days and weeks, Page Up and Page Down by months. */
export function Calendar({ title, day, last, onDay, onClose }: CalendarProps) {
  useStyles(styles)
  const words = useWords(calendarWords)
  const language = useLanguage()
  const [at, setAt] = useState(!day || day > last ? last : day)
  const grid = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  const month = formatMonth(noonOf(at), language)
  const go = (next: Day) => setAt(next > last ? last : next)

  useEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    isByKey.current = false
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = isPlainKey(event) && targetOf(event, at)
    if (!next) return
    event.preventDefault()
    isByKey.current = true
    go(next)
  }
  return (
    <Dialog open size="small" title={title} closeLabel={words.close()} onClose={onClose}>
      <div className="calendar">
        <Month at={at} last={last} go={go} />
        <div ref={grid} className="grid" role="grid" tabIndex={-1} aria-label={month} onKeyDown={onKeyDown}>
          <div role="row">
            {weekdays(language).map(name => (
              <span key={name} role="columnheader">
                {name}
              </span>
            ))}
          </div>
          {weeksOf(at).map(week => (
            <div key={week.find(Boolean)} role="row">
              {week.map((one, index) => (
                <span key={one ?? index} role="gridcell" aria-selected={Boolean(one) && one === day}>
                  {one && <Choice day={one} isAt={one === at} last={last} onDay={onDay} />}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

interface MonthProps {
  at: Day
  last: Day
  go: (day: Day) => void
}

function Month({ at, last, go }: MonthProps) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const next = moveMonth(at, 1)
  return (
    <div className="month">
      <IconButton
        label={words.previousMonth()}
        icon={<ChevronLeftIcon />}
        onClick={() => go(moveMonth(at, -1))}
      />
      <b aria-live="polite">{formatMonth(noonOf(at), language)}</b>
      <IconButton
        label={words.nextMonth()}
        icon={<ChevronRightIcon />}
        disabled={next.slice(0, 7) > last.slice(0, 7)}
        onClick={() => go(next)}
      />
    </div>
  )
}

interface ChoiceProps extends Pick<CalendarProps, 'last' | 'onDay'> {
  day: Day
  /** The day in the tab order. */
  isAt: boolean
}

function Choice({ day, isAt, last, onDay }: ChoiceProps) {
  const language = useLanguage()
  return (
    <button
      type="button"
      tabIndex={isAt ? 0 : -1}
      data-first={isAt || undefined}
      aria-label={formatLongDay(noonOf(day), language)}
      aria-current={day === dayAt(serverNow()) ? 'date' : undefined}
      disabled={day > last}
      onClick={() => onDay(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
}

/** The day that a key leads to; undefined for other keys. */
function targetOf({ key, shiftKey }: KeyboardEvent, at: Day): Day | undefined {
  const targets: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => moveDay(at, -1),
    ArrowRight: () => moveDay(at, 1),
    ArrowUp: () => moveDay(at, -7),
    ArrowDown: () => moveDay(at, 7),
    Home: () => mondayOf(at),
    End: () => moveDay(mondayOf(at), 6),
    PageUp: () => moveMonth(at, shiftKey ? -12 : -1),
    PageDown: () => moveMonth(at, shiftKey ? 12 : 1)
  }
  return targets[key]?.()
}
