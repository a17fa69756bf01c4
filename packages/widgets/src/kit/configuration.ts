import { type Configuration, defaultConfiguration, environment, setEnvironment } from '@bnw/core'

import { originOf, siteOf } from './origins.ts'
import { pageOwner } from './page-owner.ts'
import { withWebLock } from './web-lock.ts'
import { browserStorage } from './storage.ts'

/** The URL of this module. In a variable: bundlers treat `new URL('…', import.meta.url)` as an asset. */
const here = import.meta.url

/**
 * The folder of this code, with a trailing slash. Empty in a classic script, which has no address of its own, and in an
 * installed package, whose modules are moved by the page's bundler.
 */
export const scriptsFolder = URL.canParse(here) ? new URL('./', here).href : ''

/** Timeout after which idle work runs on a busy page, ms. */
const IDLE_LATEST_MS = 5_000

/** Delay of idle work where `requestIdleCallback` is missing (Safari), ms. */
const IDLE_SOON_MS = 200

/** Set by `configure()`, which may run before the first element. */
const configured: Partial<Configuration> = {}

/**
 * Configures pages that import the elements as modules, as the script tag does for others. Unset keys keep their value.
 * On a server, where nothing is rendered, it does nothing.
 */
export function configure(settings: Partial<Configuration>): void {
  if (typeof document === 'undefined') return
  Object.assign(configured, settings)
  setBrowserEnvironment()
  Object.assign(environment().configuration, readConfiguration())
}

/**
 * The configuration of this page: `configure()`, then the script tag's data, then the defaults. Without a script of the
 * site the gateway is the page's own origin.
 */
export function readConfiguration(): Configuration {
  const tag = pageOwner()?.settings ?? {}
  const given: Configuration = { ...defaultConfiguration, ...filled(tag), ...filled(configured) }
  const folder = given.scripts || scriptsFolder
  const site = siteOf(given, folder || location.href)
  return {
    ...given,
    scripts: folder || `${site}/widgets/`,
    gateway: originOf(given.gateway) || originOf(folder) || site,
    site,
    theme: given.theme === 'auto' || given.theme === 'light' ? given.theme : 'dark',
    // `data-hotkeys` is usually an empty attribute.
    hotkeys: configured.hotkeys ?? (tag['hotkeys'] !== undefined && tag['hotkeys'] !== 'false')
  }
}

let shown: Promise<void> | undefined

/** A prerendered page is also hidden; it becomes visible when the player opens it. */
function pageShown(): Promise<void> {
  return new Promise(resolve => {
    const check = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })
}

/** Sets core's environment to the browser. It keeps the first one. */
export function setBrowserEnvironment(storage = browserStorage()): void {
  setEnvironment({
    configuration: readConfiguration(),
    fetch: (input, init) => fetch(input, init),
    storage,
    pageOrigin: location.origin,
    now: () => Date.now(),
    pageAge: () => performance.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    every(ms, work) {
      const timer = setInterval(work, ms)
      return () => clearInterval(timer)
    },
    withLock: (name, work) => withWebLock(name, work),
    whenIdle: work => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: IDLE_LATEST_MS })
      else setTimeout(work, IDLE_SOON_MS)
    },
    // A partner's page may have patched scheduler APIs; the host site sets its own in main.ts.
    nextTask: () => Promise.resolve(),
    whenShown: () => (shown ??= pageShown()),
    isSecure: globalThis.isSecureContext === true,
    reloadPage: () => location.reload(),
    // For the operator's monitoring and the debug list; nothing is logged to the console.
    report: fault => document.dispatchEvent(new CustomEvent('bnw-fault', { detail: fault }))
  })
}

function filled(settings: object): object {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== '' && value !== undefined)
  )
}
