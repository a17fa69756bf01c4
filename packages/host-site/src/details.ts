/** Query parameters that open details over their page. */
const DETAILS = ['promotion', 'tournament']

/** Whether going from one path to another opens or closes details on the same page. */
export function stepOfDetails(from: string, to: string): 'opens' | 'closes' | undefined {
  const here = new URL(from, location.origin)
  const there = new URL(to, location.origin)
  if (here.pathname !== there.pathname) return undefined
  const detail = DETAILS.find(name => here.searchParams.get(name) !== there.searchParams.get(name))
  if (!detail) return undefined
  return there.searchParams.has(detail) ? 'opens' : 'closes'
}
