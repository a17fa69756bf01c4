/** Settings of an operator or partner. URLs are origins or absolute https URLs (http on loopback only). */
export interface Configuration {
  /** Origin of the gateway. */
  gateway: string
  /** Origin of the full site, the target of links. */
  site: string
  /** Base URL of the scripts, with a trailing slash. It also contains the default public key. */
  scripts: string
  /** Language if none is stored: a two-letter code. */
  lang: string
  /** Theme if none is stored. */
  theme: 'auto' | 'dark' | 'light'
  /** Partner id, added to each link to the site. Empty: none. */
  affiliate: string
  isolation: 'auto' | 'inline'
  /** The gateway's public key, PEM. Empty: `public-key.pem` of the scripts. */
  publicKey: string
  /** URL that returns the public IP. Empty: `{ip}` is sent instead. */
  ipInfoUrl: string
  /** URL of the feed of top wins. Empty: none are shown. */
  topWinsUrl: string
  supportUrl: string
  /** Name of the territory whose residents may not play. Empty: none is shown. */
  territory: string
  /** Number or name of the help line, without its label. */
  helpLine: string
  hotkeys: boolean
  /** A sandbox: the login form offers its demo player, and money is called play money. Never in production. */
  demoPlayer: boolean
}

/** Text storage by key. Never throws: if the browser's storage is unavailable, values are kept in memory. */
export interface KeyValue {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
  /**
   * Calls the listener when another tab changed a key, with `null` when it cleared the storage, until the returned function
   * is called.
   */
  onChange(listener: (key: string | null) => void): () => void
}

/** Everything that depends on the platform. The browser's implementation is in the widgets' kit; tests pass fakes. */
export interface Environment {
  configuration: Configuration
  fetch: typeof globalThis.fetch
  storage: KeyValue
  /** Origin of the page that the elements are on. */
  pageOrigin: string
  /** The device's clock, ms since 1970 UTC. */
  now(): number
  /** Time since the page was opened, ms. The code may have been loaded much later. */
  pageAge(): number
  /** Runs `work` once in `ms`. Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void
  /** Runs `work` each `ms`, until the returned function is called. */
  every(ms: number, work: () => void): () => void
  /**
   * Runs `work` while holding a lock that is shared by all tabs. If another tab does not release it within the longest
   * duration of a gateway call, `work` runs without it.
   *
   * @param work `isRecentlyReleased`: another tab held the lock a moment ago, so its writes to storage may not be
   *   visible yet.
   */
  withLock<Result>(name: string, work: (isRecentlyReleased: boolean) => Promise<Result>): Promise<Result>
  /** Runs low-priority work when the page is idle. If `work` returns a promise, the next work may wait for it. */
  whenIdle(work: () => unknown): void
  /** Yields to the browser before long work, so that it can handle input. */
  nextTask(): Promise<void>
  /** Resolves when the page is visible for the first time: not while it is prerendered or in a background tab. */
  whenShown(): Promise<void>
  /** Whether input is sent encrypted: https, or loopback. */
  isSecure: boolean
  /** Reloads the page, also from within the frame of an element. */
  reloadPage(): void
  report(fault: Fault): void
}

/** An error of the gateway or of the code, without any values. */
export interface Fault {
  /** Name of the error: `ContractError`. */
  name: string
  /** Name of the call: `casino.games_list`. */
  call?: string
  /** Names of the fields that did not fit and counted as missing. */
  fields?: readonly string[]
}

/** Defaults, for a page on the site's own origin. */
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
  demoPlayer: false
}

let current: Environment | undefined

/** Sets the environment. The first one of a page wins; tests may replace it. */
export function setEnvironment(environment: Environment, { replace = false } = {}): void {
  if (replace || !current) current = environment
}

/** The current environment. Throws if `setEnvironment()` has not been called. */
export function environment(): Environment {
  if (!current) throw new Error('setEnvironment() has not been called')
  return current
}

/** Resolves in `ms`. */
export function pause(ms: number): Promise<void> {
  return new Promise(resolve => environment().after(ms, resolve))
}
