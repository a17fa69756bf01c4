import { limitWords, MAX_MARKUP_LENGTH } from './limit-length.ts'

/** One heading, paragraph or list item. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'item'
  text: string
}

/** Elements without readable text. If the end tag is missing, they extend to the end of the text. */
const WORDLESS = /<(script|style|iframe|template|svg|noscript)\b[^]*?(<\/\1\s*>|$)|<!--[^]*?(-->|$)/gi

const BREAK = /<(\/?)(h[1-6]|p|li|ul|ol|div|br|tr|td|th|section|blockquote)\b[^>]*>/gi

/** Those of mark-up, and the letters and signs of Turkish texts that editors write by name. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  acirc: 'â',
  icirc: 'î',
  ucirc: 'û',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©'
}

/**
 * Extracts the text of HTML, without tags, for places that show plain text. The result is rendered as text and never as
 * HTML, so it cannot execute (SEC-01).
 */
export function readBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let kind: TextBlock['kind'] = 'paragraph'
  let from = 0
  const plain = html.slice(0, MAX_MARKUP_LENGTH).replace(WORDLESS, '')
  const push = (to?: number) => {
    const text = wordsOf(plain.slice(from, to))
    if (text) blocks.push({ kind, text })
  }
  for (const match of upToLastTag(plain).matchAll(BREAK)) {
    const [mark, slash, name = ''] = match
    push(match.index)
    from = match.index + mark.length
    kind = slash ? 'paragraph' : kindOf(name.toLocaleLowerCase('en'))
  }
  push()
  return blocks
}

/** After the last `>` no tag ends. Each `<` there would be compared with all that follows: the time is linear (H71). */
function upToLastTag(html: string): string {
  return html.slice(0, html.lastIndexOf('>') + 1)
}

function kindOf(name: string): TextBlock['kind'] {
  return name.startsWith('h') ? 'heading' : name === 'li' ? 'item' : 'paragraph'
}

function wordsOf(html: string): string {
  const tagged = upToLastTag(html)
  const text = tagged.replace(/<[^>]*>/g, '') + html.slice(tagged.length)
  const readable = text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|\w{2,6});/gi, readEntity)
  return limitWords(readable.replace(/\s+/g, ' ').trim())
}

function readEntity(mark: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? mark
  const point = Number(`0${name.slice(1)}`)
  return point > 31 ? String.fromCodePoint(point) : ''
}
