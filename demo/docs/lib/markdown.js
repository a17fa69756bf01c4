// @ts-check
/** How texts become HTML: highlighted code, headings with addresses, links between pages of the site. */
import { posix } from 'node:path'

import highlight from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import nginx from 'highlight.js/lib/languages/nginx'
import php from 'highlight.js/lib/languages/php'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'

import { addressOf, chapterAddress, slugOf } from './sections.js'

const LANGUAGES = { bash, css, javascript, json, nginx, php, typescript, xml }
for (const [name, language] of Object.entries(LANGUAGES)) highlight.registerLanguage(name, language)
highlight.registerAliases(['vue', 'svelte'], { languageName: 'xml' })

/** The address of a page as seen from another one, so that the site works in any folder. @param {string} to @param {string} from */
export function relativeTo(to, from) {
  // Eleventy writes the address of an index page without its file name.
  const folder = from.endsWith('/') ? from : posix.dirname(from)
  return posix.relative(folder, to) || posix.basename(to)
}

/** @param {string} code @param {string} language */
function highlighted(code, language) {
  if (!highlight.getLanguage(language)) return escapeHtml(code)
  return highlight.highlight(code, { language }).value
}

/** A block of code that can be copied. @param {string} code @param {string} language */
export function codeBlock(code, language) {
  const shown = highlighted(code.trim(), language)
  return `<div class="code"><pre tabindex="0"><code class="language-${language}">${shown}</code></pre><button type="button" class="copy" hidden>Copy</button></div>\n`
}

/** Sets up Eleventy's markdown library. @param {any} markdown */
export function setUpMarkdown(markdown) {
  markdown.set({ html: false })
  markdown.renderer.rules.fence = (/** @type {any[]} */ tokens, /** @type {number} */ index) => {
    const { content, info } = tokens[index]
    return codeBlock(content, info.trim() || 'text')
  }
  markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
  markdown.renderer.rules.table_close = () => '</table></div>\n'
  markdown.core.ruler.push('headings', addHeadingIds)
  markdown.core.ruler.push('links', rewriteLinks)
}

/** @param {any} state */
function addHeadingIds({ tokens }) {
  for (const [index, token] of tokens.entries())
    if (token.type === 'heading_open') token.attrSet('id', slugOf(tokens[index + 1].content))
}

/** Links to files that are no page of the site become plain text. @param {any} state */
function rewriteLinks({ tokens, env }) {
  for (const { children } of tokens) {
    const open = []
    for (const token of children ?? []) {
      if (token.type === 'link_open') open.push(rewriteLink(token, env.page.url))
      if (token.type === 'link_close' && !open.pop()) token.tag = 'span'
    }
  }
}

/** @param {any} token @param {string} from @returns {boolean} Whether it is still a link. */
function rewriteLink(token, from) {
  const href = token.attrGet('href')
  if (/^https?:/.test(href)) return true
  const address = href.startsWith('#') ? (chapterAddress(href.slice(1)) ?? href) : addressOf(href)
  if (address) token.attrSet('href', address.startsWith('#') ? address : relativeTo(address, from))
  else Object.assign(token, { tag: 'span', attrs: [] })
  return Boolean(address)
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
