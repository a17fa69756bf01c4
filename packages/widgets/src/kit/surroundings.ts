import { readColour } from '../tokens/colour.ts'
import { watchMedia } from './observers.ts'
import { ofDocument } from './own-document.ts'

/** What lies around an element on its page. */
export interface Surroundings {
  /** The colour behind it, as computed; empty if it cannot be known, as before a picture. */
  behind: string
  /** The colour of the text around it, as computed. */
  text: string
  /** The page's own `--bnw-font`, else the font families of the text around the element. */
  font: string
  /** `data-bnw-ground` of the document, which the site and the documents of frames set; empty elsewhere. */
  ground: string
}

const NOTHING = { behind: '', text: '', font: '' }
const TRANSPARENT = new Set(['transparent', 'rgba(0, 0, 0, 0)'])

/** Reads computed styles from the element's parent up to the first element with a background. */
export function surroundingsOf(host: Element): Surroundings {
  const ground = ofDocument('documentElement').dataset['bnwGround'] ?? ''
  // Not read where it is not needed: the browser would compute which slots have which elements.
  const parent = ground ? null : parentOf(host)
  if (!parent) return { ...NOTHING, ground }
  const style = getComputedStyle(parent)
  return {
    behind: colourBehind(parent),
    text: style.color,
    font: style.getPropertyValue('--bnw-font').trim() || style.fontFamily,
    ground
  }
}

export function isSame(one: Surroundings, other: Surroundings): boolean {
  // `Object.keys` loses the names.
  const keys = Object.keys(one) as (keyof Surroundings)[]
  return keys.every(key => one[key] === other[key])
}

function colourBehind(first: Element): string {
  for (const one of [first, ...ancestorsOf(first)]) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    if (backgroundImage !== 'none' && backgroundImage !== '') return ''
    if (!TRANSPARENT.has(backgroundColor)) return readColour(backgroundColor) ? backgroundColor : ''
  }
  return canvasColour()
}

/** Of a page without a background, where the browser paints its own. */
function canvasColour(): string {
  const { colorScheme } = getComputedStyle(ofDocument('documentElement'))
  const isDark = colorScheme.includes('dark') && (!colorScheme.includes('light') || darkPreference().matches)
  return isDark ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)'
}

/** From the nearest to the page's `html`. */
function ancestorsOf(element: Element): Element[] {
  const parent = parentOf(element)
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** In the flat tree: a slot's content is painted where the slot is. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode
  if (parent instanceof ShadowRoot) return parent.host
  return parent instanceof Element ? parent : null
}

/** Calls back whenever the surroundings of an element may have changed. Returns a function that stops it. */
export function onSurroundingsChange(host: Element, listener: () => void): () => void {
  const media = darkPreference()
  const watcher = new MutationObserver(listener)
  const stopMedia = watchMedia(media, listener)
  // Style sheets that arrive after the element, or that the page adds or replaces later; no modules that are preloaded.
  const onLoad = ({ target }: Event) => target && 'sheet' in target && target.sheet && listener()
  document.addEventListener('load', onLoad, true)
  // Any attribute: each framework has its own for the theme, on the page or on an element in it.
  const around = ancestorsOf(host)
  for (const one of around) watcher.observe(one, { attributes: true })
  // Until then a colour that changes slowly is computed as the former one. Only elements are styled.
  const onTransition = ({ target }: Event) => around.includes(target as Element) && listener()
  addEventListener('transitionend', onTransition)
  return () => {
    stopMedia()
    removeEventListener('transitionend', onTransition)
    document.removeEventListener('load', onLoad, true)
    watcher.disconnect()
  }
}

function darkPreference(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
