type Child = Node | string

/** Attributes as they stand in HTML; `true` is an attribute without a value, `undefined` and `false` leave it out. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Makes an element. Text stays text, so nothing that the server sends can become markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children)
  return element
}

/** Makes an element of a picture. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** A 20 px icon of strokes; always beside a word or inside something that has a name. */
export function icon(...paths: readonly string[]): SVGSVGElement {
  const strokes = paths.map(d => svg('path', { d }))
  return svg('svg', { viewBox: '0 0 20 20', class: 'icon', 'aria-hidden': 'true' }, ...strokes)
}
