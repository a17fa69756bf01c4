import { shared } from '../shared.ts'

const clearings = shared<Set<() => void>>('session.clearings', () => new Set())

/** Registers what empties a store with the player's data. It runs when a session begins and when it ends. */
export function clearOnSignOut(clear: () => void): void {
  clearings.add(clear)
}

/** Empties every registered store: the next player may sit on the same chair. */
export function clearPlayerData(): void {
  for (const clear of clearings) clear()
}
