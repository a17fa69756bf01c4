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

/** A 20 px icon of strokes; always beside a word or inside something that has a name. */
export function icon(...paths: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  for (const path of paths) {
    const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    stroke.setAttribute('d', path)
    svg.append(stroke)
  }
  return svg
}
