/** Runs work once at a time: all calls during a run share one further run, which begins after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = (): Promise<void> => {
    next = undefined
    return (running = work().finally(() => (running = undefined)))
  }
  return () => (running ? (next ??= running.then(run)) : run())
}
