/** Lets the browser answer a touch, and draw, before what comes next. Timers of a page that nobody looks at are slow. */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise(resolve => setTimeout(resolve))
}
