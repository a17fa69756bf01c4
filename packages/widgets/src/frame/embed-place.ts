import type { Place, ToPage } from './protocol.ts'

/** A browser that does not resize the frame at all, because it has that size already, ms. */
const NO_RESIZE_MS = 100

/**
 * Keeps the element where it lies on the page while the frame covers the window.
 *
 * @param onSwitch Each is called when the frame has begun or ended to cover the window.
 */
export function keepPlace(
  element: HTMLElement,
  send: (message: ToPage) => void,
  onSwitch: readonly ((isCovering: boolean) => void)[]
) {
  const { body, documentElement: page } = document
  Object.assign(page.style, { overflow: 'hidden', background: 'transparent' })
  Object.assign(body.style, { margin: '0', background: 'transparent' })
  let place: Place | null = null
  const settle = () => Object.assign(element.style, styleAt(place))

  /** @param next Where the element lies on the page; null when the frame no longer covers the window. */
  return (next: Place | null): void => {
    const isSwitch = (next === null) !== (place === null)
    place = next
    if (!isSwitch) return void settle()
    // The frame is drawn in its new size after this event, so that the element does not seem to move.
    const end = () => {
      clearTimeout(timer)
      settle()
      for (const call of onSwitch) call(place !== null)
    }
    const timer = setTimeout(end, NO_RESIZE_MS)
    addEventListener('resize', end, { once: true })
    if (next) send({ type: 'overlay', step: 'placed' })
  }
}

function styleAt(place: Place | null) {
  if (!place) return { position: '', left: '', top: '', width: '' }
  return { position: 'absolute', left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px` }
}
