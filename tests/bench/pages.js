// @ts-check
/** The bare pages: one tag for the script, one for the element. */

/** @typedef {{ name: string, path: string, html: string, tags: string[] }} BenchPage */

/** What an element needs to have something to show. */
const ATTRIBUTES = /** @type {Record<string, string>} */ ({
  'bnw-game-rail': 'type="slot"',
  'bnw-lobby': 'type="slot"',
  'bnw-favourites': 'type="slot"',
  'bnw-game': 'type="slot" game-id="1001"'
})

const TOGETHER = ['bnw-login', 'bnw-balance', 'bnw-lobby']

/**
 * @param {Record<string, string[]>} elements Tag → its files beside bnw.js. @param {string} gateway
 * @returns {BenchPage[]} The floor first.
 */
export function benchPages(elements, gateway) {
  const tags = Object.keys(elements)
  const loader = `<script type="module" src="/widgets/bnw.js" data-gateway="${gateway}" data-isolation="inline"></script>`
  const page = (/** @type {string} */ name, /** @type {string[]} */ wanted, before = '') => ({
    name,
    path: `/${name.replaceAll(' ', '')}`,
    tags: wanted,
    html: document(
      before + loader,
      wanted.map(tag => `<${tag} data-bench ${ATTRIBUTES[tag] ?? ''}></${tag}>`).join('')
    )
  })
  return [
    {
      name: 'floor',
      path: '/floor-page',
      tags: ['floor-hello'],
      html: document('<script type="module" src="/floor/floor.js"></script>', '<floor-hello></floor-hello>')
    },
    ...tags.map(tag => page(tag, [tag])),
    ...tags.slice(0, 1).map(tag => page(`${tag} with preloads`, [tag], preloads(elements[tag] ?? []))),
    page(
      TOGETHER.map(tag => tag.slice('bnw-'.length)).join(' + '),
      TOGETHER.filter(tag => tags.includes(tag))
    )
  ]
}

/** What a page may add that is made anew for each version. @param {string[]} files */
function preloads(files) {
  return files.map(file => `<link rel="modulepreload" href="/widgets/${file}">`).join('')
}

/** @param {string} head @param {string} body */
function document(head, body) {
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body>${body}</body></html>`
}
