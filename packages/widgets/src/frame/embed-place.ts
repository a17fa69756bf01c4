import type { Place, ToPage } from './protocol.ts'

/** A browser that does not resize the frame at all, because it has that size already, ms. */
const NO_RESIZE_MS = 100

/** Reports the element's size, and keeps it where it lies on the page while the frame covers the window. */
export function keepPlace(element: HTMLElement, send: (message: ToPage) => void) {
  const { body, documentElement: page } = document
  Object.assign(page.style, { overflow: 'hidden', background: 'transparent' })
  Object.assign(body.style, { margin: '0', background: 'transparent' })
  const sizes = new ResizeObserver(() => {
    const { height, width } = element.getBoundingClientRect()
    const size = { type: 'size' as const, height: Math.ceil(height) }
    send(isFitted(element) ? { ...size, width: Math.ceil(width) } : size)
  })
  let place: Place | null = null
  const settle = () => Object.assign(element.style, styleAt(place))

  return {
    /** Reports each size from now on. */
    start: () => sizes.observe(element),
    /** @param next Where the element lies on the page; null when the frame no longer covers the window. */
    cover(next: Place | null): void {
      const isSwitch = (next === null) !== (place === null)
      place = next
      if (!isSwitch) return void settle()
      // The frame is drawn in its new size after this event, so that the element does not seem to move.
      const timer = setTimeout(settle, NO_RESIZE_MS)
      const onResize = () => {
        clearTimeout(timer)
        settle()
      }
      addEventListener('resize', onResize, { once: true })
      if (next) send({ type: 'overlay', step: 'placed' })
    }
  }
}

function styleAt(place: Place | null) {
  if (!place) return { position: '', left: '', top: '', width: '' }
  return { position: 'absolute', left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px` }
}

/** An element that is as wide as its content, such as the balance, has no container of its own. */
function isFitted(element: HTMLElement): boolean {
  const view = element.shadowRoot?.querySelector('.root') ?? element.querySelector('.root')
  return view !== null && getComputedStyle(view).containerType === 'normal'
}
