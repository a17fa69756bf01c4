// @ts-check
/** The documentation site as Eleventy builds it; scripts/docs.js runs it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describeElements } from '../../scripts/custom-elements.js'
import { llmsText } from '../../scripts/custom-elements/page.js'
import { codesOf, documentedElements, elementData } from './lib/elements.js'
import { FRAMEWORKS } from './lib/frameworks.js'
import { codeBlock, escapeHtml, relativeTo, setUpMarkdown } from './lib/markdown.js'
import { STATES, writePreview } from './lib/preview-link.js'
import { NOT_FOUND, searchEntries } from './lib/search-index.js'
import { guides, recipes, slugOf } from './lib/sections.js'
import { siteOf } from './lib/site.js'
import { sizes } from './lib/sizes.js'

/** The address that the sources name, and that a server of the built site replaces by its own (DOCS_SITE while building). */
const SOURCE_SITE = 'https://casino.example'
const { site: SITE, topWinsUrl } = siteOf(process.env)

/** @param {any} eleventy */
export default function configure(eleventy) {
  eleventy.setIncludesDirectory('../parts')
  eleventy.amendLibrary('md', setUpMarkdown)
  addData(eleventy)
  addFilters(eleventy)
  addFiles(eleventy)
  for (const page of guides()) addText(eleventy, page, 'Guide')
  for (const page of recipes()) addText(eleventy, page, 'Recipe')
  eleventy.addTransform('site', (/** @type {string} */ content) => content.replaceAll(SOURCE_SITE, SITE))
  eleventy.on('eleventy.after', (/** @type {any} */ { directories, results }) => {
    writeFileSync(join(directories.output, 'search.json'), JSON.stringify(searchEntries(results)))
    writeFileSync(
      join(directories.output, 'llms.txt'),
      llmsText(describeElements()).replaceAll(SOURCE_SITE, SITE)
    )
  })
  return { markdownTemplateEngine: false }
}

/** @param {any} eleventy */
function addData(eleventy) {
  const data = {
    site: SITE,
    topWinsUrl,
    frameworks: FRAMEWORKS.length,
    elements: documentedElements(),
    elementData: elementData(),
    guides: guides(),
    recipes: recipes(),
    sizes: sizes(),
    states: STATES
  }
  for (const [name, value] of Object.entries(data)) eleventy.addGlobalData(name, value)
}

/** @param {any} eleventy */
function addFilters(eleventy) {
  const filters = {
    /** From the page on which it stands, or from the server's root where any address may have it. @this {any} @param {string} to */
    address(to) {
      return this.page.url === NOT_FOUND ? `/docs${to}` : relativeTo(to, this.page.url)
    },
    code: codeBlock,
    codes: codesOf,
    preview: writePreview,
    slug: slugOf,
    /** Code in a description, which is plain text otherwise. @param {string} text */
    inline: text => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>'),
    /** `'slot' | 'live'` as words. @param {string} type */
    words: type => type.split(' | ').map(word => word.replaceAll("'", '') || '(empty)'),
    /** The chapters of a page. @param {string} html */
    outline: html =>
      [...html.matchAll(/<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g)].map(([, id, title = '']) => ({
        id,
        title: title.replace(/<[^>]+>/g, '')
      }))
  }
  for (const [name, filter] of Object.entries(filters)) eleventy.addFilter(name, filter)
}

/** Styles, fonts and colours come from the product. @param {any} eleventy */
function addFiles(eleventy) {
  eleventy.addPassthroughCopy({
    'demo/docs/styles': 'assets',
    'demo/docs/browser/first-theme.js': 'assets/first-theme.js',
    'packages/widgets/src/tokens/tokens.css': 'assets/tokens.css',
    'packages/host-site/src/fonts.css': 'assets/fonts.css',
    'packages/host-site/src/archivo-*.woff2': 'assets',
    'packages/host-site/public/favicon.svg': 'favicon.svg'
  })
}

/** @param {any} eleventy @param {import('./lib/sections.js').TextPage} page @param {string} kind */
function addText(eleventy, { url, title, markdown }, kind) {
  eleventy.addTemplate(`${url.slice(1).replace('.html', '')}.md`, markdown, {
    layout: 'text.njk',
    permalink: url,
    title,
    kind
  })
}
