import { balloon } from './balloon/rules.ts'
import { card } from './card/rules.ts'
import { reels } from './reels/rules.ts'
import type { Table } from './table.ts'
import { wheel } from './wheel/rules.ts'

export const MACHINE_NAMES = ['reels', 'wheel', 'balloon', 'card', 'coupon'] as const
export type MachineName = (typeof MACHINE_NAMES)[number]

export type GameType = 'slot' | 'live' | 'virtual'

/** What a player asks of a machine. */
export interface Asked {
  /** Whole kuruş, all bets of the round together. */
  stake: number
  /** What else was chosen; each machine knows its own shape. */
  choice: unknown
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** What a machine makes of a drawn digest. */
export interface Settled {
  /** Plain JSON: what the page shows, kept with the round. */
  outcome: Readonly<Record<string, unknown>>
  /** Whole kuruş that come back, the stake included; 0 when nothing does. */
  returned: number
}

/** A game whose round begins with one draw. It knows no player, no money and no clock. */
export interface Machine {
  /** How many digests a draw needs; one where absent. */
  readonly digests?: number
  /**
   * Looks at stake and choice before anything moves.
   *
   * @throws {GameRefusal}
   */
  check(asked: Asked, table: Table): void
  settle(words: readonly number[], asked: Asked): Settled
}

/**
 * The machines that play rounds; coupons have a book of their own. To add one, give it an engine of its own, a line
 * here, and a page in `pages/` with a line in `page.ts`.
 */
const MACHINES: Readonly<Partial<Record<MachineName, Machine>>> = { reels, wheel, card, balloon }

export function machineOf(name: MachineName): Machine | undefined {
  return MACHINES[name]
}

export function isMachineName(name: string): name is MachineName {
  return (MACHINE_NAMES as readonly string[]).includes(name)
}

/** Under which category the rounds of a game stand in the history (contract, finance). */
export function categoryOf(gameType: GameType): 3 | 4 | 7 {
  return ({ slot: 3, live: 4, virtual: 7 } as const)[gameType]
}
