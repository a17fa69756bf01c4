import { environment } from '@bnw/core'
import { daysOf, type HistoryFilters, historyWords } from '@bnw/core/history'
import { $language, dayAt, PRESETS, type Preset, readDay, shapeDay, timeWords, writeDay } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../kit/index.ts'
import { PickDay } from '../ui/pick-day.tsx'
import { Select } from '../ui/select.tsx'
import { ShapedField } from '../ui/shaped-field.tsx'

export interface FieldsProps {
  filters: HistoryFilters
  choose: (change: Partial<HistoryFilters>) => void
}

const FREE = 'free'

/** The period of a history: a preset, or free dates that start with the current period. */
export function Period({ filters, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const isFree = Boolean(filters.from || filters.to)
  const options = [
    ...PRESETS.toReversed().map(id => ({ id: id as string, label: timeWords.presets[id]() })),
    { id: FREE, label: words.freeDates() }
  ]
  const select = (id: string) => {
    if (id !== FREE) return choose({ preset: id as Preset, from: '', to: '' })
    const { from = '', to = '' } = daysOf(filters, environment().now())
    choose({ from, to })
  }
  return (
    <>
      <Select
        label={words.period()}
        options={options}
        value={isFree ? FREE : filters.preset}
        onValue={select}
      />
      {isFree && <FreeDates filters={filters} choose={choose} />}
    </>
  )
}

/** Two dates: the first not after the last, the last not after today. */
function FreeDates({ filters: { from, to }, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const today = dayAt(environment().now())
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
  const language = useStore($language)
  const [text, setText] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const own = useRef(day)

  useEffect(() => {
    if (day !== own.current) setText(undefined)
    own.current = day
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
      own.current = read
      onDay(read)
    }
  }
  const shown = text ?? (day && writeDay(day, language))
  return (
    <ShapedField
      label={label}
      dense
      autoComplete="off"
      placeholder={words.datePattern()}
      message={isLeft ? problemIn(shown) : undefined}
      shape={typed => shapeDay(typed, language)}
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
