import { type Day, calendarWords } from '@bnw/core/lib'
import { useState } from 'react'

import { lazily, useWords } from '../kit/index.ts'
import { CalendarIcon } from './icons/calendar.tsx'

const Calendar = lazily(async () => (await import('./calendar.tsx')).Calendar)

export interface PickDayProps {
  /** What the day is for: the label of its field. */
  label: string
  /** The day of the field, where it holds one. */
  day?: Day
  /** No later one can be chosen. */
  last: Day
  onDay: (day: Day) => void
}

/** The button at the end of a field for a day: it opens a calendar, for those who would rather choose than type. */
export function PickDay({ label, day, last, onDay }: PickDayProps) {
  const words = useWords(calendarWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="inside"
        aria-label={words.calendar(label)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarIcon />
      </button>
      {isOpen && (
        <Calendar
          title={label}
          day={day}
          last={last}
          onClose={() => setOpen(false)}
          onDay={chosen => {
            setOpen(false)
            onDay(chosen)
          }}
        />
      )}
    </>
  )
}
