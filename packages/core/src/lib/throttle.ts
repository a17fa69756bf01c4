import { environment } from '../environment.ts'

export interface Throttled {
  run(): void
  /** @returns Whether a run was still to come. */
  cancel(): boolean
}

/** Runs `work` at most once in `ms`: at once, and once more at the end of that time if it was requested meanwhile. */
export function throttle(ms: number, work: () => void): Throttled {
  let stop: (() => void) | undefined
  let isRequested = false

  function cancel(): boolean {
    const wasRequested = isRequested
    stop?.()
    stop = undefined
    isRequested = false
    return wasRequested
  }

  function run(): void {
    isRequested = stop !== undefined
    if (isRequested) return
    stop = environment().after(ms, () => cancel() && run())
    work()
  }

  return { run, cancel }
}
