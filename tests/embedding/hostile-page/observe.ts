/** What an element shows and has reported to its page. */
export interface Shown {
  tag: string
  isReady: boolean
  /** Codes of its `bnw-error` events. */
  errors: string[]
  /** What can be read of it. */
  text: string
  width: number
  height: number
  /** How its first control is written; empty without one. */
  style: Record<string, string>
  /** Whether a click on one of its first controls reaches it. */
  isReachable: boolean
}

/**
 * Watches the elements of a page. Runs before the page's scripts, in a JavaScript world of its own, in which nothing is
 * patched. Must be self-contained: it is sent to the browser as text.
 */
export function observe(): void {
  const records = new WeakMap<EventTarget, { isReady: boolean; errors: string[] }>()
  const ofTarget = (target: EventTarget) => {
    const known = records.get(target) ?? { isReady: false, errors: [] }
    records.set(target, known)
    return known
  }
  const launched: unknown[] = []
  addEventListener('bnw-ready', event => (ofTarget(event.composedPath()[0]!).isReady = true), true)
  addEventListener(
    'bnw-error',
    event =>
      ofTarget(event.composedPath()[0]!).errors.push((event as CustomEvent<{ code: string }>).detail.code),
    true
  )
  addEventListener('bnw-game-launch', event => {
    event.preventDefault()
    launched.push((event as CustomEvent<{ type: string }>).detail.type)
  })

  const childrenOf = (node: Element): ArrayLike<Node> => {
    if (node.localName === 'slot') {
      const assigned = (node as HTMLSlotElement).assignedNodes()
      return assigned.length > 0 ? assigned : node.childNodes
    }
    return (node.shadowRoot ?? node).childNodes
  }
  const isShown = (element: Element) =>
    getComputedStyle(element).display === 'contents' ||
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node as Text).data
    if (!(node instanceof Element) || !isShown(node)) return ''
    if (node.localName === 'iframe') return '[frame]'
    return [...Array.from(childrenOf(node))].map(textOf).join(' ')
  }
  const flat = (node: Node): Element[] =>
    node instanceof Element ? [node, ...Array.from(childrenOf(node)).flatMap(flat)] : []
  const controlsOf = (element: Element) =>
    flat(element).filter(
      one =>
        one.matches('button, a[href], input:not([type=hidden]), iframe') &&
        !one.closest('[inert]') &&
        isShown(one) &&
        one.getBoundingClientRect().width > 16
    )
  const isHit = (control: Element) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    let hit = document.elementFromPoint(left + width / 2, top + height / 2)
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)
      if (!inner || inner === hit) break
      hit = inner
    }
    for (let one: Node | null = hit; one; one = one.parentNode ?? (one as ShadowRoot).host ?? null)
      if (one === control) return true
    return !!hit?.closest('label')
  }
  const styleOf = (control: Element | undefined): Record<string, string> => {
    if (!control) return {}
    const { fontStyle, letterSpacing, textTransform, direction, wordSpacing, writingMode } =
      getComputedStyle(control)
    // Headings have spacing of their own at each size.
    const isSpaced = String(parseFloat(letterSpacing) > 1)
    return { fontStyle, isSpaced, textTransform, direction, wordSpacing, writingMode }
  }
  const find = (root: Document | ShadowRoot, tag: string): Element | undefined => {
    const here = root.querySelector(tag)
    if (here) return here
    const roots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return roots.map(one => find(one, tag)).find(Boolean)
  }
  const describe = (tag: string): Shown | undefined => {
    const element = find(document, tag)
    if (!element) return undefined
    const { width, height } = element.getBoundingClientRect()
    const controls = controlsOf(element)
    return {
      tag,
      ...ofTarget(element),
      text: textOf(element).replace(/\s+/g, ' ').trim(),
      width,
      height,
      style: styleOf(controls[0]),
      // The first ones may be of a slide that moves.
      isReachable: controls.slice(0, 6).some(isHit)
    }
  }
  let turn = 0
  Object.assign(globalThis, {
    shown: (tags: string[]) => {
      const all = tags.map(describe)
      // Some elements load, and frames are drawn, when they come near the view: each time another one that waits does.
      const waiting = tags.filter((_tag, index) => !all[index]?.isReady || all[index].text.includes('Yerine'))
      const next = waiting[turn++ % waiting.length]
      if (next) find(document, next)?.scrollIntoView({ behavior: 'instant' })
      else scrollTo({ top: 0, behavior: 'instant' })
      return all
    },
    launched: () => launched,
    /** The middle of the first link that opens a game. */
    placeOfGame: () => {
      const list = find(document, 'bnw-game-rail') ?? find(document, 'bnw-lobby')
      const link = list && flat(list).find(one => one.matches('[part~=tile] > a[href]'))
      // Tiles are there while they are near the view.
      const target = link ?? list
      target?.scrollIntoView({ block: link ? 'center' : 'start', behavior: 'instant' })
      const box = link?.getBoundingClientRect()
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    }
  })
}
