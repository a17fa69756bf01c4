import { debugList, elements, feedHeights, heights, messages, privateTags } from 'virtual:element-files'
import { hashes, otherHashes } from 'virtual:element-hashes'

import type { define } from './frame/frame-module.ts'
import { dispatchFailure, logFailure, requireCapable } from './kit/failure.ts'
import { siteOf } from './kit/origins.ts'
import { ofDocument } from './kit/own-document.ts'
import { claimPage, pageOwner, type ScriptSettings } from './kit/page-owner.ts'

/** This script's own address. In a variable: bundlers treat `new URL('…', import.meta.url)` as an asset. */
const here = import.meta.url

// Set by `start()`: nothing that a page may have broken runs before its errors are caught (R1).
let requested: Set<string>
/** The modules requested so far. */
let modules: Map<string, Promise<unknown>>
/** The tags that this script serves: all except those of an earlier script (SESS-10). */
let served: string[]
let settings: ScriptSettings
let later: Promise<void> | undefined

/** Whether private elements are frames of the site's origin. An inline page asks the gateway, in the element's module. */
let isFramed: boolean

function claim(): void {
  requested = new Set()
  modules = new Map()
  served = Object.keys(elements).filter(tag => !pageOwner()?.tags.has(tag))
  const script = [...ofDocument('scripts')].find(({ src }) => src === here)
  settings = claimPage(served, script, here).settings
  later = script?.integrity ? verifyLater(script.nonce) : undefined
  later?.catch(() => undefined)
  isFramed = settings['isolation'] !== 'inline' && location.origin !== siteOf(settings, here)
}

function loadBelow(node: ParentNode): void {
  for (const tag of served) if (node.querySelector(tag)) void load(tag)
}

/**
 * Requests an element's module and everything it imports at once: a file found late costs a round trip. One small module
 * defines all private elements. Never rejects; it is async because a page cannot replace the language's own promises.
 */
async function load(tag: string): Promise<void> {
  const isPrivate = privateTags.includes(tag)
  const isFrame = isFramed && isPrivate
  try {
    if (requested.has(tag) || customElements.get(tag)) return
    requested.add(tag)
    // `served` has the tags of elements only.
    const files = isFrame ? (['frame.js'] as const) : elements[tag]!
    // The import runs what the links have verified; if it came first, nothing would be verified.
    const verified = files.map(preload)
    if (!isFrame) await later
    await Promise.all(verified)
    const module: { define?: typeof define } = await import(/* @vite-ignore */ addressOf(files[0]))
    module.define?.(tag)
    // A private element that runs directly asks the gateway first.
    if (isFrame === isPrivate && !customElements.get(tag)) throw new TypeError('define')
  } catch (error) {
    // The next element of this tag, or the next `online` event, tries again.
    requested.delete(tag)
    logFailure(error, tag)
    dispatchFailure([tag])
  }
}

/** Loads a module. @returns Rejects if that fails, or if it does not have the content of this build. */
function preload(file: string): Promise<unknown> {
  const known = modules.get(file)
  if (known) return known
  const hash = hashes[file]
  const loaded = hash ? link(file, hash) : loadHashes().then(all => link(file, all[file]))
  // The next element that needs it tries again.
  loaded.catch(() => modules.delete(file))
  modules.set(file, loaded)
  return loaded
}

function link(file: string, hash: string | undefined): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = addressOf(file)
  if (hash) link.integrity = `sha256-${hash}`
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    // Browsers without these links dispatch no event.
    if (!link.relList.supports(link.rel)) resolve(undefined)
  })
  ofDocument('head').append(link)
  return loaded
}

/** The hashes of all modules. */
async function loadHashes(): Promise<Record<string, string>> {
  await preload(otherHashes)
  const module: { default: Record<string, string> } = await import(/* @vite-ignore */ addressOf(otherHashes))
  return { ...hashes, ...module.default }
}

/**
 * Lets the browser verify what elements load later, on pages that verify this script itself. An import map is inline
 * code: under a strict policy the script's tag needs a nonce, or these modules are not verified.
 */
async function verifyLater(nonce: string): Promise<void> {
  const all = Object.entries(await loadHashes())
  const integrity = Object.fromEntries(all.map(([file, hash]) => [addressOf(file), `sha256-${hash}`]))
  const map = document.createElement('script')
  map.type = 'importmap'
  map.nonce = nonce
  try {
    map.textContent = JSON.stringify({ integrity })
    ofDocument('head').append(map)
  } catch {
    // The page allows no script text (trusted types).
  }
}

function addressOf(file: string): string {
  return new URL(file, here).href
}

/** The page's language, as far as it is known before the core is loaded. */
function language(): string | undefined {
  try {
    return localStorage.getItem('bnwUserLang') || settings['lang']
  } catch {
    return settings['lang']
  }
}

/** Reserves the height of elements until their code is loaded (EMB-05). */
function reserveHeights(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(settings['topWinsUrl'] ? heights + feedHeights : heights)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function start(): void {
  claim()
  requireCapable()
  reserveHeights()
  observe()
  loadBelow(document)
  const lang = language() ?? ''
  // What is stored may be the name of an inherited property.
  const words = Object.hasOwn(messages, lang) ? messages[lang] : undefined
  if (words && requested.size > 0) void preload(words)
  if (new URL(here).searchParams.has('debug')) void import(/* @vite-ignore */ addressOf(debugList))
  addEventListener('online', () => loadBelow(document))
}

/** Loads the elements that are added later. */
function observe(): void {
  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (served.includes(node.localName)) void load(node.localName)
        loadBelow(node)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

try {
  start()
} catch (error) {
  logFailure(error, 'all elements')
  dispatchFailure(Object.keys(elements))
}
