import { type Configuration, defaultConfiguration, environment, setEnvironment, shared } from '@bnw/core'

import { exclusively } from './exclusively.ts'
import { browserStorage } from './storage.ts'

/** What the loader has read from its script tag: the text of each data attribute by its camelCase name. */
const tag = shared<Partial<Record<string, string>>>('kit.tag', () => ({}))

/** What the page has set by `configure()`, which may come before the first element. */
const chosen = shared<Partial<Configuration>>('kit.configuration', () => ({}))

/** Sets what the script tag sets too, for pages that import the elements as modules. Unset keys keep their value. */
export function configure(settings: Partial<Configuration>): void {
  Object.assign(chosen, settings)
  Object.assign(environment().configuration, readConfiguration())
}

/** The configuration of this page: `configure()`, else the script tag's data, else the specified defaults. */
export function readConfiguration(): Configuration {
  const texts: Partial<Record<string, string | boolean>> = { ...tag, ...chosen }
  const scripts = tag['scripts'] || new URL('./', import.meta.url).href
  const gateway = originOf(texts['gateway']) || new URL(scripts).origin
  const { theme, isolation, hotkeys } = texts
  const words = Object.keys(defaultConfiguration) as (keyof Configuration)[]
  return {
    ...defaultConfiguration,
    ...Object.fromEntries(words.flatMap(key => (texts[key] ? [[key, texts[key]]] : []))),
    scripts,
    gateway,
    site: originOf(texts['site']) || gateway,
    theme: theme === 'auto' || theme === 'light' ? theme : 'dark',
    isolation: isolation === 'inline' ? isolation : 'auto',
    hotkeys: hotkeys !== undefined && hotkeys !== false && hotkeys !== 'false'
  }
}

/** Gives core the browser. The first copy of this code on a page wins; nothing happens the second time. */
export function setBrowserEnvironment(): void {
  setEnvironment({
    configuration: readConfiguration(),
    fetch: (input, init) => fetch(input, init),
    storage: browserStorage(),
    now: () => Date.now(),
    exclusively,
    isSecure: isSecureContext,
    // For the operator's own monitoring and the debug list; the console stays quiet.
    report: fault => document.dispatchEvent(new CustomEvent('bnw-fault', { detail: fault }))
  })
}

/** An address as an origin, so that a path or a slash at its end does no harm; empty where it is none. */
function originOf(address: string | boolean | undefined): string {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : ''
}
