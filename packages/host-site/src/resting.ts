/**
 * Hides the site while the browser keeps its page asleep: the first frame after that must show nothing of a player who
 * has left since (R7). By then the session has been looked at again.
 */
export function followResting(): void {
  const { style } = document.documentElement
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.opacity = '0'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => (style.opacity = ''))
  })
}
