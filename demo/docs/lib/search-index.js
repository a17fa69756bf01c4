// @ts-check
/** What the search finds: each page, and each chapter of it. */

/** What the server sends for an unknown address; the search does not find it. */
export const NOT_FOUND = '/404.html'

/** @typedef {{ id: number, url: string, page: string, title: string, text: string }} Entry `url` from the root of the site. */

/** @param {readonly { url: string | false, content: string }[]} pages @returns {Entry[]} */
export function searchEntries(pages) {
  const entries = pages.flatMap(({ url, content }) =>
    url && url !== NOT_FOUND && content.includes('<main') ? entriesOf(url, content) : []
  )
  return entries.map((entry, id) => ({ id, ...entry }))
}

/** @param {string} url @param {string} content */
function entriesOf(url, content) {
  const main = /<main[\s\S]*?<\/main>/.exec(content)?.[0] ?? ''
  const page = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '')
  if (!page) return []
  const [start = '', ...chapters] = main.split(/(?=<h2 id=")/)
  const first = { url: url.slice(1), page, title: page, text: textOf(start) }
  const rest = chapters.map(chapter => {
    const [, id = '', title = ''] = /<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/.exec(chapter) ?? []
    return { url: `${url.slice(1)}#${id}`, page, title: textOf(title), text: textOf(chapter) }
  })
  return [first, ...rest]
}

/** @param {string} html */
function textOf(html) {
  const withoutCode = html.replace(/<(script|template|button|select)[\s\S]*?<\/\1>/g, ' ')
  const text = withoutCode.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const plain = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return text
    .replace(/&(lt|gt|quot|#39|amp);/g, entity => /** @type {Record<string, string>} */ (plain)[entity] ?? '')
    .trim()
}
