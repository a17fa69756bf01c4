import { historyWords } from '@bnw/core/history'
import {
  type Day,
  dayAt,
  periodOf,
  type Preset,
  readDay,
  serverNow,
  timeWords,
  writeDay
} from '@bnw/core/lib'
import { type NotificationDays } from '@bnw/core/notifications'
import { useState } from 'react'

import { useLanguage, useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { type Chip, Chips, chipsStyles } from '../ui/chips.tsx'
import { DateField } from '../ui/date-field.tsx'
import { fieldStyles } from '../ui/field.tsx'
import { PickDay } from '../ui/pick-day.tsx'

const styles = [chipsStyles, fieldStyles]

const PRESETS = ['7', '30', '90', '180', '365'] as const satisfies readonly Preset[]

type UsedPreset = (typeof PRESETS)[number]

/** The default period. */
const DEFAULT_PRESET = '90'

interface DaysProps {
  days: NotificationDays
  choose: (days: NotificationDays) => void
}

/** The choice of the period: a preset, or custom dates. */
export function Days({ days, choose }: DaysProps) {
  useStyles(styles)
  const words = useWords(historyWords)
  const preset = presetOf(days)
  const [isOpen, setOpen] = useState(false)
  const isCustom = isOpen || !preset
  const chips: readonly Chip<UsedPreset | 'custom'>[] = [
    ...PRESETS.map(id => ({ id, label: timeWords.presets[id]() })),
    { id: 'custom', label: words.freeDates() }
  ]
  const select = (id: UsedPreset | 'custom') => {
    setOpen(id === 'custom')
    if (id !== 'custom') choose(id === DEFAULT_PRESET ? {} : periodOf(id, serverNow()))
  }
  return (
    <div className="days">
      <Chips label={words.period()} chips={chips} selected={isCustom ? 'custom' : preset} onSelect={select} />
      {isCustom && <CustomDays key={`${days.from} ${days.to}`} days={days} choose={choose} />}
    </div>
  )
}

/** The preset that equals these days today. */
function presetOf({ from, to }: NotificationDays): UsedPreset | undefined {
  const now = serverNow()
  if (!from && !to) return DEFAULT_PRESET
  return PRESETS.find(id => periodOf(id, now).from === from && (!to || to === dayAt(now)))
}

function CustomDays({ days, choose }: DaysProps) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const today = dayAt(serverNow())
  const defaultPeriod = periodOf(DEFAULT_PRESET, serverNow())
  const write = (day: Day | undefined) => (day ? writeDay(day, language) : '')
  const [from, setFrom] = useState(write(days.from || defaultPeriod.from))
  const [to, setTo] = useState(write(days.to || today))
  const [isSubmitted, setSubmitted] = useState(false)
  const [first, last] = [readDay(from), readDay(to)]
  const isReversed = first !== undefined && last !== undefined && first > last
  const messageOf = (day: Day | undefined, wrong: string) =>
    isSubmitted && (!day || isReversed) ? wrong : undefined
  const submit = () => {
    setSubmitted(true)
    if (first && last && !isReversed) choose({ from: first, to: last })
  }
  return (
    <form
      className="free"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <DateField
        label={words.from()}
        value={from}
        onValue={setFrom}
        message={messageOf(first, isReversed ? words.dateOrder() : words.dateWrong())}
        suffix={
          <PickDay label={words.from()} day={first} last={last ?? today} onDay={day => setFrom(write(day))} />
        }
      />
      <DateField
        label={words.to()}
        value={to}
        onValue={setTo}
        message={isReversed ? undefined : messageOf(last, words.dateWrong())}
        suffix={<PickDay label={words.to()} day={last} last={today} onDay={day => setTo(write(day))} />}
      />
      <Button type="submit">{words.apply()}</Button>
    </form>
  )
}
