type Child = Node | string

/** As in HTML: `true` is an attribute without a value; `undefined` and `false` leave the attribute out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Creates an HTML element. Strings become text nodes, so nothing that the server sends can become markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children)
}

/** Creates an SVG element. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)
}

/** A decorative picture, hidden from assistive technology: a text beside it says the same. */
export function picture(viewBox: string, className: string, ...children: readonly Child[]): SVGSVGElement {
  return svg('svg', { viewBox, class: className, 'aria-hidden': 'true' }, ...children)
}

/** A 20 px cross of strokes; its button needs an accessible name. */
export function closeIcon(): SVGSVGElement {
  return picture('0 0 20 20', 'icon', svg('path', { d: 'M5 5l10 10' }), svg('path', { d: 'M15 5L5 15' }))
}

function fill<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}
