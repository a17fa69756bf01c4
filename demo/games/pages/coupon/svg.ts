type Attributes = Readonly<Record<string, string | number>>

/** Makes an SVG element. */
export function s(tag: string, attributes: Attributes = {}, ...children: readonly Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** A picture that says nothing to those who listen: its words stand beside it. */
export function picture(viewBox: string, name: string, ...children: readonly Node[]): SVGElement {
  return s('svg', { viewBox, class: name, 'aria-hidden': 'true' }, ...children)
}
