/** Query parameters that open details over their page. */
const DETAILS = ['promotion', 'tournament']

/** Whether navigating from one path to another opens or closes details on the same page. */
export function detailsChange(from: string, to: string): 'opens' | 'closes' | undefined {
  const current = new URL(from, location.origin)
  const next = new URL(to, location.origin)
  if (current.pathname !== next.pathname) return undefined
  const detail = DETAILS.find(name => current.searchParams.get(name) !== next.searchParams.get(name))
  if (!detail) return undefined
  return next.searchParams.has(detail) ? 'opens' : 'closes'
}
