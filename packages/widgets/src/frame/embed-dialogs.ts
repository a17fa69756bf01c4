/** Asks for the window while a dialog or a menu is open, which may need more room than the frame's box. */
export function watchDialogs(ask: (step: 'wanted' | 'done') => void) {
  const open = new Set<EventTarget>()
  const note = (event: Event) => {
    const [target] = event.composedPath()
    if (!(event instanceof ToggleEvent) || !(target instanceof HTMLElement) || !needsWindow(target)) return
    const wasOpen = open.size > 0
    if (event.newState === 'open') open.add(target)
    else open.delete(target)
    if (open.size > 0 !== wasOpen) ask(wasOpen ? 'done' : 'wanted')
  }
  const listen = (root: Document | ShadowRoot) => {
    // Before it opens; `toggle` follows later, and not at all if it was removed meanwhile.
    for (const name of ['beforetoggle', 'toggle']) root.addEventListener(name, note, { capture: true })
  }
  listen(document)
  return {
    /** These events stay in their shadow root. */
    watch: ({ shadowRoot }: Element) => shadowRoot && listen(shadowRoot)
  }
}

/** A short message needs no more room than there is, and must not block the page. */
function needsWindow(target: HTMLElement): boolean {
  return (
    target instanceof HTMLDialogElement || target.popover === 'auto' || target.localName.startsWith('bnw-')
  )
}
