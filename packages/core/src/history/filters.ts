import { type Kurus, writeLira } from '../contract/shapes.ts'
import { readDay, type Day } from '../lib/day.ts'
import { readAmount } from '../lib/money.ts'
import { periodOf, PRESETS, type Preset } from '../lib/time.ts'

/** The histories, in the order of their tabs. */
export const HISTORY_KINDS = ['bets', 'games', 'finance', 'bonuses', 'tickets'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const COUPON_STATES = ['open', 'closed'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** What narrows a history. Empty text means that nothing does on that side. */
export interface HistoryFilters {
  /** The days, where there is neither `from` nor `to`; empty where the kind has no presets. */
  preset: Preset | ''
  /** Free dates, both inclusive; they go before the preset. */
  from: Day | ''
  to: Day | ''
  /** Direction of the money, category and sub-category by their ids. */
  type: string
  category: string
  subCategory: string
  /** 1001 New, 1002 Approved, 1003 Cancel. */
  status: string
  /** The least amount as plain lira with a point: `250` or `99.50`. */
  min: string
  /** Number of one transaction or coupon. */
  id: string
  /** Of coupons. */
  state: CouponState | ''
}

/** A name of a filter in an address (NAV-03). */
type Parameter = Exclude<keyof HistoryFilters, 'subCategory'> | 'sub-category'

/** The query of an address. */
export type HistoryQuery = Readonly<Partial<Record<string, string>>>

/** What a history starts with: bets with 30 days, the account's with 7; bonuses and tickets have no presets (HIST-02). */
export const START_PRESET: Readonly<Record<HistoryKind, Preset | ''>> = {
  bets: '30',
  games: '7',
  finance: '7',
  bonuses: '',
  tickets: ''
}

/** Which filters a history has, beside the days. */
const OWN: Readonly<Record<HistoryKind, readonly (keyof HistoryFilters)[]>> = {
  bets: ['state', 'id'],
  games: ['category'],
  finance: ['type', 'category', 'subCategory', 'status', 'min', 'id'],
  bonuses: [],
  tickets: []
}

const DAYS = ['preset', 'from', 'to'] as const

/** The filters that a history has. */
export function filtersOf(kind: HistoryKind): readonly (keyof HistoryFilters)[] {
  return START_PRESET[kind] ? [...DAYS, ...OWN[kind]] : OWN[kind]
}

/** A history as it starts. @param start What its element's attributes say. */
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

/** Reads the filters of an address. Whatever cannot be read counts as left out. */
export function readFilters(kind: HistoryKind, query: HistoryQuery, start: HistoryFilters): HistoryFilters {
  const text = (name: Parameter) => (query[name] ?? '').trim()
  const preset = text('preset')
  const read: Omit<HistoryFilters, 'preset' | 'from' | 'to'> = {
    type: numbers(text('type')),
    category: numbers(text('category')),
    subCategory: numbers(text('sub-category')),
    status: numbers(text('status')),
    min: readMinimum(text('min')),
    id: text('id').slice(0, 60),
    state: 'state' in query ? readState(text('state')) : start.state
  }
  const own = Object.fromEntries(OWN[kind].map(name => [name, read[name as keyof typeof read]]))
  if (!START_PRESET[kind]) return { ...start, ...own }
  const days = readRange(text('from'), text('to'))
  return { ...start, ...own, ...days, preset: isPreset(preset) ? preset : start.preset }
}

/** The address of a history with these filters; what is as the kind starts is left out. */
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

/** The days that are shown. None for a kind without presets. @param now ms since 1970 UTC. */
export function daysOf({ preset, from, to }: HistoryFilters, now: number): { from?: Day; to?: Day } {
  if (from || to) return { ...(from && { from }), ...(to && { to }) }
  return preset ? periodOf(preset, now) : {}
}

/** Amounts are typed in either language's notation; an address has one. Empty where it is none. */
export function readMinimum(text: string): string {
  const amount = text ? readAmount(text) : undefined
  return amount ? writeLira(amount).replace(/\.00$/, '') : ''
}

/** The least amount in kuruş. */
export function minimumOf({ min }: HistoryFilters): Kurus | undefined {
  return min ? readAmount(min) : undefined
}

function isPreset(text: string | undefined): text is Preset {
  return PRESETS.includes(text as Preset)
}

function readState(text: string | undefined): CouponState {
  return COUPON_STATES.find(state => state === text) ?? 'open'
}

/** Ids with commas between them. */
function numbers(text: string): string {
  return /^\d{1,6}(,\d{1,6}){0,9}$/.test(text) ? text : ''
}

/** A range that is back to front is turned. */
function readRange(first: string, last: string): Pick<HistoryFilters, 'from' | 'to'> {
  const [from = '', to = ''] = [readDay(first), readDay(last)]
  return from && to && from > to ? { from: to, to: from } : { from, to }
}
