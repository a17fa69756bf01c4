/** Asks the player whether to leave the open game; returns false if it can be left without asking. */
type Ask = () => boolean

let guard: Ask | undefined

/** Sets what asks before the open game is left. Returns a function that removes it. */
export function guardLeaving(ask: Ask): () => void {
  guard = ask
  return () => {
    if (guard === ask) guard = undefined
  }
}

/** Asks whether to leave the open game, if a round is in progress. Returns whether it asked. */
export function askToLeave(): boolean {
  return guard?.() ?? false
}
