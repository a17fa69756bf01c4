import type { watchDialogs } from './embed-dialogs.ts'
import type { keepFocus } from './embed-focus.ts'
import type { Place, ToPage } from './protocol.ts'

/** A browser that does not resize the frame at all, because it has that size already, ms. */
const NO_RESIZE_MS = 100

/** What follows when the frame has begun or ended to cover the window. */
interface Followers {
  dialogs: ReturnType<typeof watchDialogs>
  focus: ReturnType<typeof keepFocus>
}

/** Keeps the element where it lies on the page while the frame covers the window. */
export function keepPlace(
  element: HTMLElement,
  send: (message: ToPage) => void,
  { dialogs, focus }: Followers
) {
  const { body, documentElement: page } = document
  Object.assign(page.style, { overflow: 'hidden', background: 'transparent' })
  Object.assign(body.style, { margin: '0', background: 'transparent' })
  let place: Place | null = null
  const settle = () => Object.assign(element.style, styleAt(place))

  /** @param next Where the element lies on the page; null when the frame no longer covers the window. */
  return (next: Place | null): void => {
    // Without a dialog the page has no reason to move the element: it could put a button under the pointer (H30).
    if (next && !dialogs.isOpen()) return
    const isSwitch = (next === null) !== (place === null)
    place = next
    // Each time: the page also learns by it that this frame still works.
    if (next) send({ type: 'overlay', step: 'placed' })
    if (!isSwitch) return void settle()
    // The frame is drawn in its new size after this event, so that the element does not seem to move.
    const end = () => {
      clearTimeout(timer)
      removeEventListener('resize', end)
      settle()
      dialogs.cover(place !== null)
      focus.restore()
      // The page has given up a frame that was busy for too long.
      if (!place && dialogs.isOpen()) send({ type: 'overlay', step: 'wanted' })
    }
    const timer = setTimeout(end, NO_RESIZE_MS)
    addEventListener('resize', end)
  }
}

function styleAt(place: Place | null) {
  if (!place) return { position: '', left: '', top: '', width: '' }
  return { position: 'absolute', left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px` }
}
