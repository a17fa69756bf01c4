// @ts-check
/** The bare pages: one tag for the script, one for the element. */

/** @typedef {{ name: string, path: string, html: string, tags: string[] }} BenchPage */

/** Attributes without which an element shows nothing. */
const ATTRIBUTES = /** @type {Record<string, string>} */ ({
  'bnw-game-rail': 'type="slot"',
  'bnw-lobby': 'type="slot"',
  'bnw-favourites': 'type="slot"',
  'bnw-game': 'type="slot" game-id="1001"'
})

/** What a page has below its elements: it shows how far they move it. */
const TEXT = `<main>${'<p>Text of the page below the element, which must not move.</p>'.repeat(20)}</main>`

const TOGETHER = ['bnw-login', 'bnw-balance', 'bnw-lobby']

/**
 * @param {object} options
 * @param {string[]} options.tags
 * @param {Record<string, string>} options.loaders Name of a build → the path that its bnw.js lies under.
 * @param {string} options.gateway
 * @returns {BenchPage[]} The floor first.
 */
export function benchPages({ tags, loaders, gateway }) {
  const floor = {
    name: 'floor',
    path: '/floor-page',
    tags: ['floor-hello'],
    html: document('<script type="module" src="/floor/floor.js"></script>', '<floor-hello></floor-hello>')
  }
  const pages = Object.entries(loaders).flatMap(([build, path]) => {
    const script = `<script type="module" blocking="render" src="${path}/bnw.js" data-gateway="${gateway}" data-isolation="inline"></script>`
    return [...tags.map(tag => [tag]), TOGETHER].map(wanted => page(build, script, wanted))
  })
  // As on an ordinary partner's page, beside `login, react`, which runs directly. Its code is that of the site's origin.
  const framed = `<script type="module" blocking="render" src="${gateway}/widgets/bnw.js"></script>`
  return [floor, ...pages, page('in a frame', framed, ['bnw-login'])]
}

/** @param {string} build @param {string} script @param {string[]} tags @returns {BenchPage} */
function page(build, script, tags) {
  const name = `${tags.map(tag => tag.slice('bnw-'.length)).join(' + ')}, ${build}`
  const elements = tags.map(tag => `<${tag} data-bench ${ATTRIBUTES[tag] ?? ''}></${tag}>`)
  return {
    name,
    path: `/${name.replaceAll(/\W+/g, '-')}`,
    tags,
    html: document(script, elements.join('') + TEXT)
  }
}

/** @param {string} head @param {string} body */
function document(head, body) {
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body>${body}</body></html>`
}
