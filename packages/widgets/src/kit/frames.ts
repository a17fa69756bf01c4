/** Like `requestAnimationFrame`, with a timer where the page has removed it (H7). */
export function nextFrame(work: () => void): number {
  return typeof requestAnimationFrame === 'function'
    ? requestAnimationFrame(work)
    : window.setTimeout(work, 16)
}

export function cancelFrame(frame: number): void {
  if (typeof cancelAnimationFrame === 'function') cancelAnimationFrame(frame)
  else clearTimeout(frame)
}
