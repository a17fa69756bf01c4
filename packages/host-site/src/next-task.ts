/** Lets the browser handle input and paint first. Not by a timer if possible: those of hidden pages are throttled. */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise(resolve => setTimeout(resolve))
}
