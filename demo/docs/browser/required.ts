/** An element that the templates of the page always render. @throws {Error} They do not. */
export function required<Found extends Element = HTMLElement>(
  selector: string,
  parent: ParentNode = document
): Found {
  const found = parent.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
