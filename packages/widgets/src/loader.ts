import { debugList, elements, heights, messages, privateTags } from 'virtual:element-files'
import { hashes, otherHashes } from 'virtual:element-hashes'

import { siteOf } from './kit/origins.ts'
import { ofDocument } from './kit/own-document.ts'
import { claimPage, pageOwner } from './kit/page-owner.ts'

/** This script's own address. In a variable: bundlers treat `new URL('…', import.meta.url)` as an asset. */
const here = import.meta.url

const requested = new Set<string>()

/** The modules requested so far. */
const modules = new Map<string, Promise<unknown>>()

/** The tags that this script serves: all except those of an earlier script (SESS-10). */
const served = Object.keys(elements).filter(tag => !pageOwner()?.tags.has(tag))

const script = [...ofDocument('scripts')].find(({ src }) => src === here)
const { settings } = claimPage(served, script, here)
const later = script?.integrity ? verifyLater(script.nonce) : undefined
later?.catch(() => undefined)

/** Whether private elements are frames of the site's origin. An inline page asks the gateway, in the element's module. */
const isFramed = settings['isolation'] !== 'inline' && location.origin !== siteOf(settings, here)

function loadBelow(node: ParentNode): void {
  for (const tag of served) if (node.querySelector(tag)) load(tag)
}

/** Requests an element's module and everything it imports at once: a file found late costs a round trip. */
function load(tag: string): void {
  if (requested.has(tag) || customElements.get(tag)) return
  requested.add(tag)
  if (isFramed && privateTags.includes(tag)) return defineFrame(tag)
  const files = elements[tag] ?? []
  const [module] = files
  if (module === undefined) return
  // The import runs what the links have verified; if it came first, nothing would be verified.
  Promise.all([later, ...files.map(preload)])
    .then(() => import(/* @vite-ignore */ addressOf(module)))
    .catch(() => reportFailure(tag))
}

/** One small module defines all private elements. */
function defineFrame(tag: string): void {
  // `define` of frame/frame-module.ts.
  preload('frame.js')
    .then(() => import(/* @vite-ignore */ addressOf('frame.js')) as Promise<{ define(tag: string): void }>)
    .then(({ define }) => define(tag))
    .catch(() => reportFailure(tag))
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
  const { default: others } = (await import(/* @vite-ignore */ addressOf(otherHashes))) as {
    default: Record<string, string>
  }
  return { ...hashes, ...others }
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

/** The elements keep their fallback. The next element of this tag, or the next `online` event, retries. */
function reportFailure(tag: string): void {
  requested.delete(tag)
  const detail = { code: 'load', retryable: true }
  for (const element of ofDocument('querySelectorAll').call(document, tag)) {
    element.dispatchEvent(new CustomEvent('bnw-error', { bubbles: true, composed: true, detail }))
  }
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
  sheet.replaceSync(heights)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Whether the browser, as the page has left it, has what every element needs (H49). */
function isCapable(): boolean {
  try {
    return (
      // `<form name="createElement">` hides a method (H19): this throws.
      !document.querySelector(document.createElement('bnw-').localName) &&
      'replaceSync' in new CSSStyleSheet() &&
      'adoptedStyleSheets' in Document.prototype &&
      'attachShadow' in Element.prototype &&
      'observe' in MutationObserver.prototype &&
      'define' in customElements
    )
  } catch {
    return false
  }
}

function start(): void {
  loadBelow(document)
  const words = messages[language() ?? '']
  if (words && requested.size > 0) void preload(words)
  reserveHeights()
  if (new URL(here).searchParams.has('debug')) void import(/* @vite-ignore */ addressOf(debugList))

  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (served.includes(node.localName)) load(node.localName)
        loadBelow(node)
      }
    }
  }).observe(document, { childList: true, subtree: true })
  addEventListener('online', () => loadBelow(document))
}

if (isCapable()) start()
else for (const tag of served) reportFailure(tag)
