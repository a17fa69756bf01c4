import { writeLira } from '../contract/shapes.ts'
import type { Kurus } from '../contract/units.ts'
import { readDay, type Day } from '../lib/day.ts'
import { readAmount } from '../lib/money.ts'
import { periodOf, PRESETS, type Preset } from '../lib/time.ts'

/** The histories, in the order of their tabs. */
export const HISTORY_KINDS = ['bets', 'games', 'finance', 'bonuses', 'tickets'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

const COUPON_STATES = ['open', 'closed'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** Filters of a history. An empty text is no filter. */
export interface HistoryFilters {
  /** The date range if neither `from` nor `to` is set; empty if the kind has no presets. */
  preset: Preset | ''
  /** Custom dates, both inclusive; they take precedence over the preset. */
  from: Day | ''
  to: Day | ''
  /** Ids of type (credit or debit), category and sub-category. */
  type: string
  category: string
  subCategory: string
  /** 1001 New, 1002 Approved, 1003 Cancel. */
  status: string
  /** Minimum amount, lira with a decimal point: `250` or `99.50`. */
  min: string
  /** Id of a transaction or coupon. */
  id: string
  /** State of coupons. */
  state: CouponState | ''
}

/** Name of a filter in a URL (NAV-03). */
type Parameter = Exclude<keyof HistoryFilters, 'subCategory'> | 'sub-category'

/** The query of a URL. */
export type HistoryQuery = Readonly<Partial<Record<string, string>>>

/** Initial preset: 30 days for bets, 7 for games and finance; bonuses and tickets have no presets (HIST-02). */
const START_PRESET: Readonly<Record<HistoryKind, Preset | ''>> = {
  bets: '30',
  games: '7',
  finance: '7',
  bonuses: '',
  tickets: ''
}

const DAYS = ['preset', 'from', 'to'] as const
type DayFilter = (typeof DAYS)[number]

/** Filters of each history besides the date range. */
const OWN: Readonly<Record<HistoryKind, readonly Exclude<keyof HistoryFilters, DayFilter>[]>> = {
  bets: ['state', 'id'],
  games: ['category'],
  finance: ['type', 'category', 'subCategory', 'status', 'min', 'id'],
  bonuses: [],
  tickets: []
}

/** The filters of a history. */
function filtersOf(kind: HistoryKind): readonly (keyof HistoryFilters)[] {
  return START_PRESET[kind] ? [...DAYS, ...OWN[kind]] : OWN[kind]
}

/** Initial filters of a history. @param start Values of the element's attributes. */
export function startingFilters(
  kind: HistoryKind,
  start: { preset?: string; state?: string } = {}
): HistoryFilters {
  return {
    preset: START_PRESET[kind] && (isPreset(start.preset) ? start.preset : START_PRESET[kind]),
    from: '',
    to: '',
    type: '',
    category: '',
    subCategory: '',
    status: '',
    min: '',
    id: '',
    state: kind === 'bets' ? readState(start.state) : ''
  }
}

/** Parses the filters of a URL. Invalid values are ignored. */
export function readFilters(kind: HistoryKind, query: HistoryQuery, start: HistoryFilters): HistoryFilters {
  const text = (name: Parameter) => (query[name] ?? '').trim()
  const preset = text('preset')
  const read: Omit<HistoryFilters, DayFilter> = {
    type: numbers(text('type')),
    category: numbers(text('category')),
    subCategory: numbers(text('sub-category')),
    status: numbers(text('status')),
    min: readMinimum(text('min')),
    id: text('id').slice(0, 60),
    state: 'state' in query ? readState(text('state')) : start.state
  }
  const own = Object.fromEntries(OWN[kind].map(name => [name, read[name]]))
  if (!START_PRESET[kind]) return { ...start, ...own }
  const days = readRange(text('from'), text('to'))
  return { ...start, ...own, ...days, preset: isPreset(preset) ? preset : start.preset }
}

/** The URL of a history with these filters. Default values are omitted. */
export function historyPath(kind: HistoryKind, filters: HistoryFilters): string {
  const query = new URLSearchParams({ tab: kind })
  const start = startingFilters(kind)
  const isFree = Boolean(filters.from || filters.to)
  for (const name of filtersOf(kind)) {
    if (name === 'preset' && isFree) continue
    if (filters[name] !== start[name])
      query.set(name === 'subCategory' ? 'sub-category' : name, filters[name])
  }
  return `/profile?${query}`
}

/** The date range of the filters. Empty for a kind without presets. @param now ms since 1970 UTC. */
export function daysOf({ preset, from, to }: HistoryFilters, now: number): { from?: Day; to?: Day } {
  if (from || to) return { ...(from && { from }), ...(to && { to }) }
  return preset ? periodOf(preset, now) : {}
}

/** Converts an amount typed in either language's notation to the one of the URL. Empty if it is not an amount. */
export function readMinimum(text: string): string {
  const amount = text ? readAmount(text) : undefined
  return amount ? writeLira(amount).replace(/\.00$/, '') : ''
}

/** The minimum amount in kuruş. */
export function minimumOf({ min }: HistoryFilters): Kurus | undefined {
  return min ? readAmount(min) : undefined
}

function isPreset(text: string | undefined): text is Preset {
  return PRESETS.some(preset => preset === text)
}

function readState(text: string | undefined): CouponState {
  return COUPON_STATES.find(state => state === text) ?? 'open'
}

/** Ids separated by commas; anything else becomes empty. */
function numbers(text: string): string {
  return /^\d{1,6}(,\d{1,6}){0,9}$/.test(text) ? text : ''
}

/** Swaps the ends of a reversed range. */
function readRange(first: string, last: string): Pick<HistoryFilters, 'from' | 'to'> {
  const [from = '', to = ''] = [readDay(first), readDay(last)]
  return from && to && from > to ? { from: to, to: from } : { from, to }
}
