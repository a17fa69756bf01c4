import type { Expected } from './case.ts'
import type { Shown } from './observe.ts'

/** What has become of an element, and in what it differs from the same element on an ordinary page. */
export type Verdict = { is: 'works' } | { is: Exclude<Expected, 'works' | 'lost'> | 'silent'; why: string }

/** These show nothing rather than an error: a page can do without them. */
const DISPENSABLE = ['bnw-jackpots', 'bnw-popup', 'bnw-toasts', 'bnw-step-up', 'bnw-top-wins', 'bnw-recent']

/** These load again by themselves, and report each failure. */
const POLLED = ['bnw-jackpots', 'bnw-top-wins']

/** @param usual The same element on an ordinary page. @param logged Our errors on the console. */
export function verdictOf(usual: Shown, now: Shown | undefined, logged: readonly string[]): Verdict {
  const why = differences(usual, now).join('; ')
  if (!why) return { is: 'works' }
  if (!now) return { is: 'silent', why }
  if (now.isReady && now.errors.length === 0 && !now.text.replace('[frame]', '')) return { is: 'empty', why }
  const reports = POLLED.includes(now.tag) ? new Set(now.errors).size : now.errors.length
  if (reports === 1 && (now.text || DISPENSABLE.includes(now.tag))) return { is: 'reported', why }
  if (now.errors.length === 0 && now.text.includes('Yerine'))
    return { is: logged.some(isAbout(now.tag)) ? 'logged' : 'absent', why }
  return { is: 'silent', why }
}

/** Whether a line of the console is about an element, or about all. */
function isAbout(tag: string): (line: string) => boolean {
  return line => line.includes(tag) || line.includes('all elements')
}

function differences(usual: Shown, now: Shown | undefined): string[] {
  if (!now) return ['not on the page']
  const found: string[] = []
  if (usual.isReady && !now.isReady) found.push('not ready')
  if (usual.text && !now.text) found.push('no text')
  if (!usual.text.includes('Yerine') && now.text.includes('Yerine')) found.push('fallback')
  for (const side of ['width', 'height'] as const)
    if (now[side] < Math.min(50, usual[side] / 2)) found.push(`${side} ${now[side]}`)
  for (const [name, value] of Object.entries(now.style))
    if (usual.style[name] !== value) found.push(`${name} ${value}`)
  if (usual.isReachable && !now.isReachable) found.push('control not reachable')
  if (usual.errors.length === 0 && now.errors.length > 0) found.push(`errors: ${now.errors.join(' ')}`)
  return found
}
