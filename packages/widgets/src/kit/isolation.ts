import { environment, onPageReset } from '@bnw/core'

import { readConfiguration } from './configuration.ts'
import { pageOwner } from './page-owner.ts'

/** Time in which the gateway must answer; then the answer is no, ms. */
const POLICY_MS = 10_000

let policy: Promise<boolean> | undefined
onPageReset(() => (policy = undefined))

/**
 * Whether private elements run directly on this page: on the site's own origin, or where the page asks for it and the
 * gateway lists its origin for it. A promise if that takes an answer; whatever goes wrong, the answer is no (EMB-10).
 */
export function runsDirectly(): boolean | Promise<boolean> {
  const { isolation, site } = readConfiguration()
  if (location.origin === site) return true
  return isolation === 'inline' && (policy ??= Promise.race([fetchPolicy(site), noAnswer()]))
}

/** Not by a signal, which a page's own `fetch` may ignore. */
function noAnswer(): Promise<boolean> {
  return new Promise(resolve => void environment().after(POLICY_MS, () => resolve(false)))
}

/**
 * Whether the configuration may still be missing: the imports of a module run before its `configure()`. A script tag has
 * its settings from the start.
 */
export function isConfigurationLate(): boolean {
  return !pageOwner()
}

async function fetchPolicy(site: string): Promise<boolean> {
  try {
    const reply = await environment().fetch(`${site}/embed/policy.json`, {
      credentials: 'omit',
      redirect: 'error'
    })
    const answer: unknown = reply.ok ? await reply.json() : undefined
    return (
      typeof answer === 'object' &&
      answer !== null &&
      Object.getOwnPropertyDescriptor(answer, 'inline')?.value === true
    )
  } catch {
    return false
  }
}
