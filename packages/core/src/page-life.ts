/**
 * State of the page lives in module constants: each module is loaded once (SESS-10). Tests begin a new page without
 * loading the modules again: `resetPage()` puts back what is registered here.
 */
const resets: (() => void)[] = []

/** Functions that undo what `startOnce()` has started on this page. */
const undos: (() => void)[] = []

/** Registers a function that resets module state. Not needed for player data, which `clearOnSignOut()` resets. */
export function onPageReset(reset: () => void): void {
  resets.push(reset)
}

/** Takes a function that undoes a part of a start. */
export type OnEnd = (undo: () => void) => void

/**
 * Makes a function that runs `start` when it is first called on a page, however many widgets call it.
 *
 * @param start Passes cleanup functions to `onEnd`.
 * @returns Every call returns the result of the first one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function startOnce<Result>(start: (onEnd: OnEnd) => Result): () => Result {
  let started: { result: Result } | undefined
  return () => {
    if (!started) {
      undos.push(() => (started = undefined))
      started = { result: start(undo => void undos.push(undo)) }
    }
    return started.result
  }
}

/** Stops what was started and resets all registered state. For tests only. */
export function resetPage(): void {
  for (const undo of undos.splice(0)) undo()
  for (const reset of resets) reset()
}
