// @ts-check
/**
 * Runs before any script of a page. Records everything that is added to the page, also in shadow roots, and looks for
 * traces of an attack. Tests read the result with `collect()`.
 */
{
  const EVENTS = [
    ...['pointerenter', 'mouseover', 'focus', 'toggle', 'beforetoggle'],
    ...['error', 'load', 'animationstart', 'begin']
  ]
  const FORBIDDEN =
    /^(script|iframe|frame|object|embed|base|meta|link|style|math|foreignobject|animate|set|image|video|audio|marquee|x-widget)$/i
  const ADDRESS = /^(href|src|srcset|action|formaction|xlink:href|poster|data|background|ping|data-path)$/
  const NAMES = /^(config|environment|document|cookie|attributes|parentNode|harm)$/

  /** @type {(Document | ShadowRoot)[]} */
  const roots = []
  /** @type {MutationRecord[]} */
  let records = []
  const observer = new MutationObserver(more => records.push(...more))

  /** @param {Document | ShadowRoot} root */
  const observe = root => {
    roots.push(root)
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  }

  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    observe(root)
    return root
  }
  observe(document)

  const report = (/** @type {string} */ what) => console.error(`HARMED: ${what} at ${location.href}`)
  const harm = () => report('a script ran')
  Object.assign(window, { harm })
  addEventListener('securitypolicyviolation', event =>
    report(`violated ${event.effectiveDirective} ${event.blockedURI}`)
  )
  addEventListener('bnw-error', event => {
    const { detail, target } = /** @type {CustomEvent<{ code: string }>} */ (event)
    if (detail.code === 'view') report(`the view of ${/** @type {Element} */ (target).localName} broke`)
  })

  /**
   * @param {readonly string[]} origins Allowed origins of addresses.
   * @param {boolean} isWhole Checks the whole page, not only what is new.
   * @returns {{ wrong: string[], marks: string[] }}
   */
  const collect = (origins, isWhole) => {
    const found = { wrong: new Set(clobbered()), marks: new Set() }
    const changed = [...records, ...observer.takeRecords()]
    records = []
    const elements = new Set(isWhole ? roots.flatMap(root => [...root.querySelectorAll('*')]) : [])
    for (const { target, type, addedNodes } of changed) {
      if (type === 'attributes') elements.add(/** @type {Element} */ (target))
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        addMarks(found.marks, node.textContent)
        if (!(node instanceof Element)) continue
        for (const element of [node, ...node.querySelectorAll('*')]) elements.add(element)
      }
    }
    for (const element of elements) check(element, origins, found)
    for (const element of elements) for (const event of EVENTS) element.dispatchEvent(new Event(event))
    if (isWhole) for (const root of roots) addMarks(found.marks, root.textContent ?? document.title)
    return { wrong: [...found.wrong], marks: [...found.marks] }
  }

  /** Reports globals that a name or a text of the page has replaced. */
  const clobbered = () => {
    const { config, environment, polluted } = /** @type {Record<string, unknown>} */ (
      /** @type {unknown} */ (window)
    )
    const isOurs =
      [config, environment, polluted].every(one => one === undefined) &&
      typeof document.cookie === 'string' &&
      document.body.attributes instanceof NamedNodeMap &&
      /** @type {{ harm?: unknown }} */ (/** @type {unknown} */ (window)).harm === harm
    return isOurs ? [] : ['a global was replaced']
  }

  /** @param {Set<string>} marks @param {string | null} text */
  const addMarks = (marks, text) => {
    for (const [mark] of text?.matchAll(/q\d+\.\d+q/g) ?? []) marks.add(mark)
  }

  /**
   * @param {Element} element @param {readonly string[]} origins
   * @param {{ wrong: Set<string>, marks: Set<string> }} found
   */
  const check = (element, origins, { wrong, marks }) => {
    const text = () => element.outerHTML.slice(0, 200)
    if (element instanceof HTMLImageElement && element.referrerPolicy !== 'no-referrer')
      wrong.add(`an image with a referrer (H69): ${text()}`)
    if (FORBIDDEN.test(element.localName) && !isExpected(element)) wrong.add(`an element: ${text()}`)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      addMarks(marks, element.value)
    for (const { name, value } of element.attributes) {
      addMarks(marks, value)
      if (/^on|^srcdoc$/.test(name)) wrong.add(`a handler: ${text()}`)
      if (name === 'style' && /url\(|expression|@import/i.test(value)) wrong.add(`a style: ${value}`)
      if (/^(id|name)$/.test(name) && NAMES.test(value)) wrong.add(`a name: ${value}`)
      if (ADDRESS.test(name) && !isAllowed(value, origins)) wrong.add(`an address: ${name} ${value}`)
    }
  }

  /** @param {Element} element */
  const isExpected = element =>
    (element.localName === 'iframe' && element.closest('[part=stage], .stage')) ||
    (/^(script|link|meta|style)$/.test(element.localName) && element.closest('head')) ||
    (element.localName === 'script' && element.id === 'bnw-configuration')

  /** @param {string} value @param {readonly string[]} origins */
  const isAllowed = (value, origins) => {
    if (value.startsWith('#')) return true
    const url = URL.canParse(value, location.href) ? new URL(value, location.href) : undefined
    return url !== undefined && (origins.includes(url.origin) || /^(mailto|tel):/.test(url.href))
  }

  Object.defineProperty(window, Symbol.for('hostile'), { value: { collect, roots } })
}
