import type { ToPage } from './protocol.ts'

/**
 * The widths that an element as wide as its content reports are multiples of this, px. The page chooses the font: from the
 * exact width it could tell how many digits a balance has (S5).
 */
const WIDTH_STEP = 32

/** Reports the element's size, and the room that short messages need below it. */
export function reportSize(element: HTMLElement, send: (message: ToPage) => void) {
  let below = 0
  const report = () => {
    const { height, width } = element.getBoundingClientRect()
    const size = { type: 'size' as const, height: Math.ceil(height), below }
    send(isFitted(element) ? { ...size, width: Math.ceil(width / WIDTH_STEP) * WIDTH_STEP } : size)
  }
  const sizes = new ResizeObserver(report)
  return {
    /** Reports each size from now on. */
    start(): void {
      sizes.observe(element)
      // Outside the viewport the browser draws no frame and reports no size, so that Tab would skip what the page still hides.
      element.addEventListener('bnw-ready', report)
    },
    /** @param room Height below the element, px. */
    setBelow(room: number): void {
      // An element that is as wide as its content is too narrow for a message.
      if (room === below || isFitted(element)) return
      below = room
      report()
    }
  }
}

/** An element that is as wide as its content, such as the balance, has no container of its own. */
function isFitted(element: HTMLElement): boolean {
  const view = element.shadowRoot?.querySelector('.root') ?? element.querySelector('.root')
  return view !== null && getComputedStyle(view).containerType === 'normal'
}
