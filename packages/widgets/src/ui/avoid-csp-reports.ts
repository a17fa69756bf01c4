/** The whitespace of HTML, which is less than `\s`. */
const TAG = /<(?=(\/?)([a-z][^\t\n\f\r />]*))/gi
const NAME = /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)/y
const VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >"'][^\t\n\f\r >]*)?/y

const REPORTED = /^(style|on.*)$/i

/** Elements that parse alike, are removed too, and cause no report. */
const SUBSTITUTES: Record<string, string> = { style: 'noembed', base: 'basefont' }

/**
 * Renames `style` and `base` elements, `style` attributes and event handlers in HTML that will be sanitised (R5, S1).
 * Chromium reports each of them as a violation of a strict content security policy as soon as it parses them: DOMParser,
 * templates, inert documents and `Document.parseHTML()` all do. Text between tags does not change.
 *
 * Every `<` counts as the start of a tag, even inside an attribute or a comment, so no tag of the browser's parser is
 * missed. Each position is read once: the time is linear (H71).
 */
export function avoidCspReports(html: string): string {
  const edits = new Map<number, { length: number; to: string }>()
  const known = new Set<number>()
  for (const { index, 1: slash = '', 2: name = '' } of html.matchAll(TAG)) {
    const start = index + 1 + slash.length
    const to = Object.hasOwn(SUBSTITUTES, name.toLowerCase()) && SUBSTITUTES[name.toLowerCase()]
    if (to) edits.set(start, { length: name.length, to })
    for (const attribute of attributesFrom(html, start + name.length, known))
      edits.set(attribute.at, { length: attribute.length, to: 'data-no' })
  }
  let rest = 0
  let text = ''
  for (const [at, { length, to }] of [...edits].sort(([a], [b]) => a - b)) {
    if (at < rest) continue
    text += html.slice(rest, at) + to
    rest = at + length
  }
  return text + html.slice(rest)
}

/** The positions of reported attributes in the tag whose name ends at `at`, up to a position that was read before. */
function* attributesFrom(html: string, at: number, known: Set<number>) {
  while (!known.has(at)) {
    known.add(at)
    NAME.lastIndex = at
    const name = NAME.exec(html)?.[1]
    if (name === undefined) return
    const end = NAME.lastIndex
    if (REPORTED.test(name)) yield { at: end - name.length, length: name.length }
    VALUE.lastIndex = end
    at = VALUE.test(html) ? VALUE.lastIndex : end
  }
}
