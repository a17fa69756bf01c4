/**
 * Requests the window while a dialog or a menu is open, which may need more room than the frame's box. The dialog stays
 * invisible until the frame covers the window: another frame may do so first.
 */
export function watchDialogs(request: (step: 'wanted' | 'done') => void) {
  const open = new Set<HTMLElement>()
  let isCovering = false
  const note = (event: Event) => {
    const [target] = event.composedPath()
    if (!(event instanceof ToggleEvent) || !(target instanceof HTMLElement) || !needsWindow(target)) return
    const wasOpen = open.size > 0
    if (event.newState === 'open') open.add(target)
    else open.delete(target)
    setSeen(target, isCovering)
    if (open.size > 0 !== wasOpen) request(wasOpen ? 'done' : 'wanted')
  }
  const listen = (root: Document | ShadowRoot) => {
    // Before it opens; `toggle` follows later, and not at all if it was removed meanwhile.
    for (const name of ['beforetoggle', 'toggle']) root.addEventListener(name, note, { capture: true })
  }
  listen(document)
  return {
    isOpen: (): boolean => open.size > 0,
    /** Called when the frame has begun or ended to cover the window. */
    cover: (isNow: boolean): void => {
      isCovering = isNow
      for (const target of open) setSeen(target, isNow)
    },
    /** These events stay in their shadow root. */
    watch: ({ shadowRoot }: Element) => shadowRoot && listen(shadowRoot)
  }
}

/** Not by its visibility: what is invisible cannot have the focus. */
function setSeen({ style }: HTMLElement, isSeen: boolean): void {
  style.opacity = isSeen ? '' : '0'
  style.setProperty('--_backdrop', isSeen ? '' : 'none')
}

/** A short message needs no more room than there is, and must not block the page. */
function needsWindow(target: HTMLElement): boolean {
  return (
    target instanceof HTMLDialogElement || target.popover === 'auto' || target.localName.startsWith('bnw-')
  )
}
