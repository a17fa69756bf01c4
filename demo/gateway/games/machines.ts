import { outcomeOf, stopsOf } from './reels/engine.ts'

export const MACHINE_NAMES = ['reels', 'wheel', 'balloon', 'card', 'coupon'] as const
export type MachineName = (typeof MACHINE_NAMES)[number]

export type GameType = 'slot' | 'live' | 'virtual'

/** What a machine makes of a drawn digest. */
export interface Settled {
  /** Plain JSON: what the page shows, kept with the round. */
  outcome: Readonly<Record<string, unknown>>
  /** Multiple of the stake that comes back, a whole number; 0 when nothing does. */
  multiplier: number
}

/** A game whose round is one draw. It knows no player, no money and no clock. */
export interface Machine {
  settle(words: readonly number[]): Settled
}

const reels: Machine = {
  settle(words) {
    const stops = stopsOf(words)
    return { outcome: { stops }, multiplier: outcomeOf(stops).multiplier }
  }
}

/**
 * The machines that can be played. A game of another machine opens a page that says that it comes later; to add one,
 * give it an engine of its own, a line here, and a page in `pages/` with a line in `page.ts`.
 */
const MACHINES: Readonly<Partial<Record<MachineName, Machine>>> = { reels }

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
