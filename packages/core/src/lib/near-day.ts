import { moveDay } from './calendar.ts'
import { serverNow } from './clock.ts'
import { dayAt, type Day } from './day.ts'
import { timeWords } from './time-words.ts'

/** "Today" or "Yesterday" in Istanbul, by the gateway's clock; undefined for another day. */
export function nearDayName(day: Day): string | undefined {
  const today = dayAt(serverNow())
  if (day === today) return timeWords.presets.today()
  return day === moveDay(today, -1) ? timeWords.presets.yesterday() : undefined
}
