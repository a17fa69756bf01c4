import { range } from '@bnw/core/lib'

/** Elements below this height have no room for short messages, px. */
const MIN_ROOM = 240

/** Distance between the element and the messages below it, and below them, px. */
const GAP = 32

/** How exactly the visible part of an element is followed: fifty steps. */
const STEPS = range(51).map(step => step / 50)

/**
 * Shows short messages where the player looks: at the lower end of the visible part of the frame, which may be higher than
 * the window. Those of a low element are below it; `setBelow` asks for the room, px.
 */
export function placeToasts(element: HTMLElement, setBelow: (height: number) => void) {
  const { style } = document.documentElement
  const isLow = () => element.getBoundingClientRect().height < MIN_ROOM
  const visible = new IntersectionObserver(
    ([entry]) => {
      const bottom = isLow() || !entry ? 0 : innerHeight - entry.intersectionRect.bottom
      // The messages keep this distance from the lower end, as from the bar of the site.
      style.setProperty('--bnw-bottom-bar', `${Math.max(0, Math.floor(bottom))}px`)
    },
    { threshold: STEPS }
  )
  visible.observe(element)
  const heights = new ResizeObserver(([entry]) => {
    const height = entry?.contentRect.height ?? 0
    // A large shadow would be cut off at the frame's edges.
    if (isLow()) style.setProperty('--bnw-shadow', '0 1px 4px rgb(0 0 0 / 0.2)')
    setBelow(height > 0 && isLow() ? Math.ceil(height) + GAP : 0)
  })
  return {
    /** Of the elements of the frame, one shows the messages; the core adds it for the first one. */
    watch({ localName, shadowRoot }: Element): void {
      if (localName !== 'bnw-toasts' || !shadowRoot) return
      new MutationObserver(() => {
        const list = shadowRoot.querySelector('.Toastify__toast-container')
        // Observing again what is observed already has no effect.
        if (list) heights.observe(list)
        else setBelow(0)
        // A scroll between places with the same visible share reports nothing; observing again reports at once.
        visible.unobserve(element)
        visible.observe(element)
      }).observe(shadowRoot, { childList: true, subtree: true })
    }
  }
}
