import type { Transaction } from '../contract/finance.ts'
import type { Kurus, Moment } from '../contract/units.ts'
import { categoryName } from './names.ts'
import { totalsOf } from './totals.ts'
import { CREDIT } from './transactions.ts'

/** One round; amounts in kuruş. */
export interface Round {
  id: string
  date?: Moment
  staked: Kurus
  returned: Kurus
  net: Kurus
}

/** All rounds of one game in the date range; amounts in kuruş. */
export interface GamePlayed {
  type: 'slot' | 'live' | 'virtual'
  id: string
  name: string
  /** Time of the latest round. */
  date?: Moment
  rounds: readonly Round[]
  staked: Kurus
  returned: Kurus
  net: Kurus
}

/** Type of the game by category, for rows without a type. */
const TYPES: ReadonlyMap<string, GamePlayed['type']> = new Map([
  ['3', 'slot'],
  ['4', 'live'],
  ['7', 'virtual']
])

/** Groups transactions by game, latest first, and within a game by round. */
export function groupGames(rows: readonly Transaction[]): readonly GamePlayed[] {
  return [...groupBy(rows, row => `${typeOf(row)}:${row.gameID || row.game_name}`).values()].map(toGame)
}

/** Transactions of one game or round, latest first. */
type Group = [Transaction, ...Transaction[]]

function toGame(rows: Group): GamePlayed {
  const [latest] = rows
  const rounds = [...groupBy(rows, row => row.round_id || row.id)].map(([id, parts]) => toRound(id, parts))
  const { in: returned, out: staked, net } = totalsOf(rows)
  return {
    type: typeOf(latest),
    id: latest.gameID,
    name: latest.game_name || categoryName(latest),
    date: latest.date,
    rounds,
    staked,
    returned,
    net
  }
}

function toRound(id: string, parts: Group): Round {
  const { in: returned, out: staked, net } = totalsOf(parts)
  const stake = parts.find(({ transaction_type_id: type }) => type !== CREDIT) ?? parts[0]
  return { id, date: stake.date, staked, returned, net }
}

/** The type of the row's game; `undefined` for a bet, which may be of any. */
export function gameTypeOf(row: Transaction): GamePlayed['type'] | undefined {
  const { game_type: type, transaction_category_id: category } = row
  return type === 'slot' || type === 'live' || type === 'virtual' ? type : TYPES.get(category)
}

function typeOf(row: Transaction): GamePlayed['type'] {
  return gameTypeOf(row) ?? 'slot'
}

function groupBy(rows: readonly Transaction[], keyOf: (row: Transaction) => string): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
