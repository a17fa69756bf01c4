import { shared } from './shared.ts'

/** What an operator or a partner sets. Addresses are origins or absolute https addresses (http on loopback only). */
export interface Configuration {
  /** Origin of the gateway. */
  gateway: string
  /** Origin of the full site, where links lead. */
  site: string
  /** Where the code was loaded from, with a trailing slash: the embedded public key lies there. */
  scripts: string
  /** Language when nothing is stored. Two letters. */
  lang: string
  /** Appearance when nothing is stored. */
  theme: 'auto' | 'dark' | 'light'
  /** Partner's id, carried by every link to the site. Empty: none. */
  affiliate: string
  isolation: 'auto' | 'inline'
  /** PEM of the gateway's key. Empty: the embedded one. */
  publicKey: string
  /** Empty: the address is not looked up, and `{ip}` is sent. */
  ipInfoUrl: string
  /** Empty: there are no top wins. */
  topWinsUrl: string
  supportUrl: string
  /** Name of the territory whose residents may not play. Empty: none is named. */
  territory: string
  /** Its number or name alone: the words before it are in the player's language. */
  helpLine: string
  hotkeys: boolean
  /** The sandbox's own player is offered at the login form. Never in production. */
  trial: boolean
}

/** Text kept under a key. Never throws: where the browser refuses, it keeps in memory. */
export interface KeyValue {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
  /** Calls back when another tab changed a key; `null` where it cleared everything. */
  onChange(listener: (key: string | null) => void): void
}

/** The outside world. The browser's is in the widgets' kit; tests pass their own. */
export interface Environment {
  configuration: Configuration
  fetch: typeof globalThis.fetch
  storage: KeyValue
  /** The device's clock, ms since 1970 UTC. */
  now(): number
  /** How long ago the page was opened, ms: its code may have come much later. */
  pageAge(): number
  /**
   * Runs `work` while no other tab runs work of the same name. Where the others hang it runs anyway, after longer than
   * a call to the gateway may take.
   *
   * @param work Hears whether another tab has done the same a moment ago: what that one wrote may still be on its way.
   */
  withLock<Result>(name: string, work: (isRecentlyReleased: boolean) => Promise<Result>): Promise<Result>
  /** Does what nobody waits for, once the page has nothing else to do. What `work` promises may hold up the next. */
  whenIdle(work: () => unknown): void
  /** Lets the browser answer a touch before what comes next, where that may take long. */
  nextTask(): Promise<void>
  /** Whether what is typed travels encrypted: https, or this machine itself. */
  isSecure: boolean
  /** Hears of a fault once. Gets its kind and the call's name, never a value. */
  report(fault: { name: string; call?: string }): void
}

/** Everything unset: a page of the site's own origin. */
export const defaultConfiguration: Configuration = {
  gateway: '',
  site: '',
  scripts: '',
  lang: 'tr',
  theme: 'dark',
  affiliate: '',
  isolation: 'auto',
  publicKey: '',
  ipInfoUrl: '',
  topWinsUrl: '',
  supportUrl: '',
  territory: '',
  helpLine: '',
  hotkeys: false,
  trial: false
}

const holder = shared<{ current?: Environment }>('environment', () => ({}))

/** Sets the outside world. The first one on a page stays; tests may replace it. */
export function setEnvironment(environment: Environment, { replace = false } = {}): void {
  if (replace || !holder.current) holder.current = environment
}

/** The outside world. Throws before `setEnvironment()`: that is a bug of ours. */
export function environment(): Environment {
  if (!holder.current) throw new Error('setEnvironment() has not been called')
  return holder.current
}
