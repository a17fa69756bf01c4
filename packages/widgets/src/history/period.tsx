import { daysOf, type HistoryFilters, historyWords } from '@bnw/core/history'
import { dayAt, PRESETS, type Preset, readDay, timeWords, writeDay, serverNow } from '@bnw/core/lib'
import { useEffect, useRef, useState } from 'react'

import { useLanguage, useWords } from '../kit/index.ts'
import { DateField } from '../ui/date-field.tsx'
import { PickDay } from '../ui/pick-day.tsx'
import { type Option, Select } from '../ui/select.tsx'
import type { ChooseFilters } from './use-filters.ts'

export interface FieldsProps {
  filters: HistoryFilters
  choose: ChooseFilters
}

const CUSTOM = 'custom'

/** The period of a history: a preset, or custom dates that start with the current period. */
export function Period({ filters, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const isCustom = Boolean(filters.from || filters.to)
  const options: readonly Option<Preset | typeof CUSTOM>[] = [
    ...PRESETS.toReversed().map(id => ({ id, label: timeWords.presets[id]() })),
    { id: CUSTOM, label: words.freeDates() }
  ]
  const select = (id: Preset | typeof CUSTOM) => {
    if (id !== CUSTOM) return choose({ preset: id, from: '', to: '' })
    choose(current => {
      const { from = '', to = '' } = daysOf(current, serverNow())
      return { from, to }
    })
  }
  return (
    <>
      <Select
        label={words.period()}
        options={options}
        value={isCustom ? CUSTOM : filters.preset}
        onValue={select}
      />
      {isCustom && <CustomDates filters={filters} choose={choose} />}
    </>
  )
}

/** Two dates: the first not after the last, the last not after today. */
function CustomDates({ filters: { from, to }, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const today = dayAt(serverNow())
  const isBackward = (first: string, last: string) => Boolean(first && last && first > last)
  return (
    <>
      <DayField
        label={words.from()}
        day={from}
        last={to || today}
        problemOf={day => (isBackward(day, to || today) ? words.dateOrder() : undefined)}
        onDay={day => choose({ from: day })}
      />
      <DayField
        label={words.to()}
        day={to}
        last={today}
        problemOf={day =>
          day > today ? words.dateFuture() : isBackward(from, day) ? words.dateOrder() : undefined
        }
        onDay={day => choose({ to: day })}
      />
    </>
  )
}

interface DayFieldProps {
  label: string
  day: string
  /** The last date that the calendar offers. */
  last: string
  problemOf: (day: string) => string | undefined
  onDay: (day: string) => void
}

/** A date that applies as soon as it is valid; an error is shown on blur. */
function DayField({ label, day, last, problemOf, onDay }: DayFieldProps) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const [text, setText] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const lastDay = useRef(day)

  useEffect(() => {
    if (day !== lastDay.current) setText(undefined)
    lastDay.current = day
  }, [day])

  const problemIn = (typed: string) => {
    const read = readDay(typed)
    if (typed && !read) return words.dateWrong()
    return read && problemOf(read)
  }
  const type = (typed: string) => {
    setText(typed)
    const read = typed ? readDay(typed) : ''
    if (read === undefined || problemIn(typed)) return
    // At least one date stays: without both, the period would fall back to a preset.
    if (read && read !== day) {
      lastDay.current = read
      onDay(read)
    }
  }
  const shown = text ?? (day && writeDay(day, language))
  return (
    <DateField
      label={label}
      dense
      placeholder={words.datePattern()}
      message={isLeft ? problemIn(shown) : undefined}
      value={shown}
      onValue={type}
      onBlur={() => setLeft(true)}
      suffix={
        <PickDay
          label={label}
          day={readDay(shown)}
          last={last}
          onDay={chosen => type(writeDay(chosen, language))}
        />
      }
    />
  )
}
