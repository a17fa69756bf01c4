// @ts-check
/** The site whose elements the documentation shows. A server of the built pages replaces the sandbox's by its own. */
const SANDBOX = 'http://localhost:4000'

/**
 * @param {Readonly<Record<string, string | undefined>>} environment DOCS_SITE: origin of the site; DOCS_TOP_WINS_URL: its
 * feed of top wins. Only the sandbox has one by default.
 */
export function siteOf({ DOCS_SITE, DOCS_TOP_WINS_URL }) {
  const feed = DOCS_SITE ? '' : `${SANDBOX}/sandbox/top-wins.json`
  return { site: DOCS_SITE || SANDBOX, topWinsUrl: DOCS_TOP_WINS_URL || feed }
}
