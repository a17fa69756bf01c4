const clearings = new Set<() => void>()

/** Registers a function that clears a store with player data. It runs when a session starts and when it ends. */
export function clearOnSignOut(clear: () => void): void {
  clearings.add(clear)
}

/** Clears every registered store: another user may share this device. */
export function clearPlayerData(): void {
  for (const clear of clearings) clear()
}
