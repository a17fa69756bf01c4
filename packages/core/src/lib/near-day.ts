import { serverNow } from './clock.ts'
import { dayAt, type Day } from './day.ts'
import { timeWords } from './time-words.ts'

const DAY_MS = 86_400_000

/** "Today" or "Yesterday" in Istanbul, by the gateway's clock; undefined for another day. */
export function nearDayName(day: Day): string | undefined {
  const now = serverNow()
  if (day === dayAt(now)) return timeWords.presets.today()
  return day === dayAt(now - DAY_MS) ? timeWords.presets.yesterday() : undefined
}
