import { debugList, elements, heights, messages, privateTags } from 'virtual:element-files'

import { siteOf } from './kit/origins.ts'
import { claimPage, pageOwner } from './kit/page-owner.ts'

/** This script's own address. In a variable: bundlers treat `new URL('…', import.meta.url)` as an asset. */
const here = import.meta.url

const requested = new Set<string>()

/** The tags that this script serves: all except those of an earlier script (SESS-10). */
const served = Object.keys(elements).filter(tag => !pageOwner()?.tags.has(tag))

const { settings } = claimPage(
  served,
  [...document.scripts].find(({ src }) => src === here),
  here
)

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
  const [module, ...imports] = elements[tag] ?? []
  if (module === undefined) return
  for (const file of imports) preload(file)
  import(/* @vite-ignore */ addressOf(module)).catch(() => reportFailure(tag))
}

/** One small module defines all private elements. */
function defineFrame(tag: string): void {
  // `define` of frame/frame-module.ts.
  const module = import(/* @vite-ignore */ addressOf('frame.js')) as Promise<{ define(tag: string): void }>
  module.then(({ define }) => define(tag)).catch(() => reportFailure(tag))
}

function preload(file: string): void {
  if (requested.has(file)) return
  requested.add(file)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = addressOf(file)
  document.head.append(link)
}

function addressOf(file: string): string {
  return new URL(file, here).href
}

/** The elements keep their fallback. The next element of this tag, or the next `online` event, retries. */
function reportFailure(tag: string): void {
  requested.delete(tag)
  const detail = { code: 'load', retryable: true }
  for (const element of document.querySelectorAll(tag)) {
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

loadBelow(document)
const words = messages[language() ?? '']
if (words && requested.size > 0) preload(words)
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
