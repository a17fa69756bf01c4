/**
 * Keeps the focus in a frame. Opening and closing the dialog around the frame, the page moves the focus to the frame
 * itself, and the browser forgets which element had it.
 */
export function keepFocus() {
  let focused: HTMLElement | undefined
  const note = (event: Event) => {
    const [target] = event.composedPath()
    if (target instanceof HTMLElement) focused = target
  }
  document.addEventListener('focusin', note)
  return {
    /** A move within one shadow root is not dispatched outside of it. */
    watch: ({ shadowRoot }: Element) => shadowRoot?.addEventListener('focusin', note),
    restore(): void {
      if (document.activeElement === document.body && document.hasFocus())
        focused?.focus({ preventScroll: true })
    }
  }
}
