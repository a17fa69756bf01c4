import { type Day, calendarWords } from '@bnw/core/lib'
import { useState } from 'react'

import { lazily, useWords } from '../kit/index.ts'
import { CalendarIcon } from './icons/calendar.tsx'

const Calendar = lazily(async () => (await import('./calendar.tsx')).Calendar)

export interface PickDayProps {
  /** The label of the field. */
  label: string
  /** The day in the field. */
  day?: Day
  /** The last selectable day. */
  last: Day
  onDay: (day: Day) => void
}

/** The button at the end of a date field that opens a calendar. */
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
