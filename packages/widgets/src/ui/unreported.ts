/** Blanks as HTML knows them: not all that JavaScript takes for one. */
const TAG = /<(?=(\/?)([a-z][^\t\n\f\r />]*))/gi
const NAME = /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)/y
const VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >"'][^\t\n\f\r >]*)?/y

const REPORTED = /^(style|on.*)$/i

/** What is dropped too, is read alike, and is nobody's business. */
const STAND_INS: Record<string, string> = { style: 'noembed', base: 'basefont' }

/**
 * Renames what a browser with a strict policy reports while it merely reads a text, though all of it is dropped
 * afterwards: `style` and `base` elements, attributes for styles and handlers (R5, S1). Text between tags stays.
 *
 * Tags are looked for at every `<`, also where an attribute or a comment seems to hold it: what is one to the browser is
 * always among them. Each place is read once, so that the time grows with the length alone.
 */
export function unreported(html: string): string {
  const edits = new Map<number, { length: number; to: string }>()
  const known = new Set<number>()
  for (const { index, 1: slash = '', 2: name = '' } of html.matchAll(TAG)) {
    const start = index + 1 + slash.length
    const to = Object.hasOwn(STAND_INS, name.toLowerCase()) && STAND_INS[name.toLowerCase()]
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

/** The places of reported attributes in the tag whose name ends at `at`, up to where another tag was read from. */
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
