import { type Configuration, defaultConfiguration, environment, setEnvironment } from '@bnw/core'

import { pageOwner } from './page-owner.ts'
import { withWebLock } from './web-lock.ts'
import { browserStorage } from './storage.ts'

/** Where this code lies. In a variable, since bundlers take `new URL('…', import.meta.url)` for a file. */
const here = import.meta.url

/** The folder of this code, with a trailing slash. Empty in a classic script, which has no address of its own. */
export const scriptsFolder = URL.canParse(here) ? new URL('./', here).href : ''

/** How long a busy page may put off what nobody waits for, ms. */
const IDLE_LATEST_MS = 5_000

/** How long it is put off in browsers that do not tell when they are idle (Safari), ms. */
const IDLE_SOON_MS = 200

/** Set by `configure()`, which may run before the first element. */
const configured: Partial<Configuration> = {}

/** Sets what the script tag sets too, for pages that import the elements as modules. Unset keys keep their value. */
export function configure(settings: Partial<Configuration>): void {
  Object.assign(configured, settings)
  setBrowserEnvironment()
  Object.assign(environment().configuration, readConfiguration())
}

/** The configuration of this page: `configure()`, else the script tag's data, else the specified defaults. */
export function readConfiguration(): Configuration {
  const tag = pageOwner()?.settings ?? {}
  const given: Configuration = { ...defaultConfiguration, ...filled(tag), ...filled(configured) }
  const scripts = given.scripts || scriptsFolder
  const gateway = originOf(given.gateway) || originOf(scripts)
  return {
    ...given,
    scripts,
    gateway,
    site: originOf(given.site) || gateway,
    theme: given.theme === 'auto' || given.theme === 'light' ? given.theme : 'dark',
    // As an attribute, `data-hotkeys` mostly has no text.
    hotkeys: configured.hotkeys ?? (tag['hotkeys'] !== undefined && tag['hotkeys'] !== 'false')
  }
}

let isSet = false

/** Gives core the browser. The first copy of this code on a page wins; nothing happens the second time. */
export function setBrowserEnvironment(): void {
  if (isSet) return
  isSet = true
  setEnvironment({
    configuration: readConfiguration(),
    fetch: (input, init) => fetch(input, init),
    storage: browserStorage(),
    now: () => Date.now(),
    age: () => performance.now(),
    exclusively: (name, work) => withWebLock(name, work),
    whenIdle: work => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_LATEST_MS })
      else setTimeout(work, IDLE_SOON_MS)
    },
    // The page of a partner may have changed what lets others go first; the site's own is another (main.tsx).
    nextTask: () => Promise.resolve(),
    isSecure: globalThis.isSecureContext === true,
    // For the operator's own monitoring and the debug list; the console stays quiet.
    report: fault => document.dispatchEvent(new CustomEvent('bnw-fault', { detail: fault }))
  })
}

function filled(settings: object): object {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== '' && value !== undefined)
  )
}

/** An address as an origin, so that a path or a slash at its end does no harm; empty where it is none. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}
