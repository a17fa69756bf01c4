/**
 * The document of an example: elements as its fragment says, on a page of this origin. It reports its height and the
 * elements' events to the page around it.
 */
import { readPreview, type Preview } from '../lib/preview-link.js'
import { readElements } from './element-data.ts'
import { isolateStorage } from './memory-storage.ts'
import { required } from './required.ts'
import { standInForGateway, storedPlayer } from './stand-in.ts'

export type FrameMessage =
  | { kind: 'size'; height: number }
  | { kind: 'event'; tag: string; name: string; detail: unknown }

const known = readElements()
const started = readPreview(location.hash)

setUp(started)
render(started)
addEventListener('hashchange', () => {
  const next = readPreview(location.hash)
  // Read once when the elements start.
  if (next.lang !== started.lang || next.state !== started.state) return location.reload()
  render(next)
})
reportEvents()
new ResizeObserver(() => report({ kind: 'size', height: document.body.offsetHeight })).observe(document.body)

/** Runs before the elements' script, which is the next one of the document. */
function setUp({ lang, state }: Preview): void {
  const isForced = state !== 'live'
  isolateStorage(isForced && state !== 'signed-out' ? storedPlayer() : {})
  standInForGateway(state)
  const script = required('#bnw')
  script.dataset['lang'] = lang
  // The stand-in answers in place of the site, so that private elements run in this document.
  if (isForced) script.dataset['site'] = location.origin
  document.documentElement.lang = lang
}

function render({ elements, theme, accent }: Preview): void {
  document.documentElement.dataset['mode'] = theme
  const uses = elements.filter(({ tag }) => known.has(tag))
  const shown = [...document.body.children].filter(({ localName }) => localName.startsWith('bnw-'))
  const isSame =
    uses.length === shown.length && uses.every(({ tag }, index) => shown[index]?.localName === tag)
  const rendered = uses.map(({ tag, attributes }, index) => {
    const element = (isSame && shown[index]) || document.createElement(tag)
    for (const { name } of known.get(tag)?.attributes ?? []) {
      const value = name === 'accent' && accent ? accent : attributes[name]
      if (value === undefined) element.removeAttribute(name)
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    return element
  })
  if (!isSame) document.body.replaceChildren(...rendered)
}

function reportEvents(): void {
  const names = new Set([...known.values()].flatMap(({ events }) => events))
  for (const name of names)
    document.addEventListener(name, event => {
      if (!(event instanceof CustomEvent)) return
      const { detail, target } = event
      report({ kind: 'event', tag: target instanceof Element ? target.localName : '', name, detail })
    })
}

function report(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin)
}
