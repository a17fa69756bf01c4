/**
 * Hides the site while its page is in the back/forward cache: the player may log out meanwhile, and the first frame
 * afterwards must show nothing private (R7). The session is checked again before the site is shown.
 */
export function hideInBackForwardCache(): void {
  const { style } = document.documentElement
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.opacity = '0'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => (style.opacity = ''))
  })
}
