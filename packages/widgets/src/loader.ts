import { debugList, elements, messages, places } from 'virtual:bnw-elements'

import { keepSettings } from './script-tag.ts'

/** This script's own address. In a name of its own, since bundlers take `new URL('…', import.meta.url)` for a file. */
const here = import.meta.url

const wanted = new Set<string>()

const settings = keepSettings(
  [...document.scripts].find(({ src }) => src === here),
  here
)

/** Loads the code of the elements below a node that have none yet. */
function look(node: ParentNode): void {
  for (const tag of Object.keys(elements)) if (node.querySelector(tag)) bring(tag)
}

/** Fetches all chunks of an element at once: one that is found late costs a round trip more. */
function bring(tag: string): void {
  if (wanted.has(tag) || customElements.get(tag)) return
  wanted.add(tag)
  const [module, ...chunks] = elements[tag]!
  for (const chunk of chunks) preload(chunk)
  import(/* @vite-ignore */ address(module!)).catch(() => fail(tag))
}

function preload(file: string): void {
  const href = address(file)
  if (wanted.has(href)) return
  wanted.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function address(file: string): string {
  return new URL(file, here).href
}

/** The elements keep their fallback; the next one of this kind, or the browser coming back online, tries again. */
function fail(tag: string): void {
  wanted.delete(tag)
  const detail = { code: 'load', retryable: true }
  for (const element of document.querySelectorAll(tag)) {
    element.dispatchEvent(new CustomEvent('bnw-error', { bubbles: true, composed: true, detail }))
  }
}

/** The two letters of the language that the page will speak, as far as it can be known before core is there. */
function language(): string | undefined {
  try {
    return localStorage.getItem('bnwUserLang') || settings['lang']
  } catch {
    return settings['lang']
  }
}

/** Elements keep their place before their code is there, too (EMB-05). */
function keepPlaces(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(places)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

look(document)
const words = messages[language() ?? '']
if (words && wanted.size > 0) preload(words)
// While the code is on its way.
keepPlaces()
if (new URL(here).searchParams.has('debug')) void import(/* @vite-ignore */ address(debugList))

// The first use of storage and of its events stops the page for some ms: better now, while the code is on its way.
addEventListener('storage', () => {})

new MutationObserver(records => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      if (Object.hasOwn(elements, node.localName)) bring(node.localName)
      look(node)
    }
  }
}).observe(document, { childList: true, subtree: true })
addEventListener('online', () => look(document))
