/** Public names of `lib/`. */
export { $serverTime, noteServerTime, serverNow } from './clock.ts'
export { formatCount, formatNumber } from './number.ts'
export { formatPercent } from './percent.ts'
export { writeJson } from './json.ts'
export { limitWords, MAX_MARKUP_LENGTH } from './limit-length.ts'
export { $language, LANGUAGES, LOCALES, type Language } from './language.ts'
export { range } from './range.ts'
export { timeToResend } from './resend.ts'
export { createRemote, loadOnce, mapRemote, type Remote, type RemoteValue } from './remote.ts'
export { noteVisibility, pageEvents } from './page-events.ts'
export { isLoopback, safeUrl, type UrlKind } from './safe-url.ts'
export type { Submission } from './submit.ts'
export { formatMoney, formatShort, HIDDEN_AMOUNT, readAmount } from './money.ts'
export {
  createPages,
  type PageRequest,
  type PageReply,
  type PagedList,
  type PagesOptions,
  type Rows
} from './pages.ts'
export {
  formatAgo,
  formatDay,
  formatCountdown,
  formatDuration,
  formatLongDay,
  formatMonth,
  formatMoment,
  formatTime,
  formatZonedMoment,
  machineTime,
  periodOf,
  PRESETS,
  type Preset,
  weekdays
} from './time.ts'
export { randomUuid } from './uuid.ts'
export { calendarWords, timeWords } from './time-words.ts'
export { collator, fold, initials, upper } from './turkish.ts'
export {
  digitsOf,
  readIban,
  writeAnyPhone,
  writeIban,
  writeIdentityNumber,
  writePhone
} from './typed-text.ts'
export { mondayOf, moveDay, moveMonth, noonOf, weeksOf } from './calendar.ts'
export { dayAt, readDay, shapeDay, writeDay, type Day } from './day.ts'
export { byDay } from './by-day.ts'
export { nearDayName } from './near-day.ts'
export { readBlocks, type TextBlock } from './plain-text.ts'
export {
  email,
  firstOf,
  newPassword,
  required,
  sameAs,
  sixDigits,
  type Check,
  username
} from './validators.ts'
export { copyWords } from './copy-words.ts'
export { formWords } from './form-words.ts'
export { retypeAmount, settleAmount, showAmount, writeTyped } from './amount.ts'
