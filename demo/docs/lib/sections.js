// @ts-check
/** The guides: chapters of docs/embedding.md and whole files of docs/, so that nothing is written twice. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../../scripts/setup.js'

const DOCS = join(root, 'docs')

/** Pages of the guide by address; the titles are those of the chapters. An empty chapter is what stands before the first. */
const GUIDES = /** @type {const} */ ([
  ['start', 'embedding.md', ''],
  ['package', 'embedding.md', 'As a package'],
  ['frameworks', 'embedding.md', 'In frameworks'],
  ['configuration', 'embedding.md', 'Configuration'],
  ['elements-in-general', 'embedding.md', 'Elements'],
  ['ground', 'embedding.md', 'On the page’s ground'],
  ['events', 'embedding.md', 'Events'],
  ['secure-frame', 'embedding.md', 'The secure frame'],
  ['light', 'embedding.md', 'The light flavour'],
  ['integrity', 'embedding.md', 'Integrity'],
  ['strict-pages', 'embedding.md', 'Strict pages'],
  ['versions', 'versions.md', undefined],
  ['test-data', 'test-data.md', undefined],
  ['operating', 'operating.md', undefined]
])

const TITLES = { start: 'Getting started', 'elements-in-general': 'Attributes and methods' }

/** Recipes in the order in which the navigation lists them. */
const RECIPES = [
  'html',
  'react',
  'vue',
  'svelte',
  'angular',
  'wordpress',
  'single-page-app',
  'server-rendering',
  'strict-csp',
  'trusted-types',
  'consent',
  'self-hosting',
  'own-gateway'
]

/** @typedef {{ slug: string, url: string, title: string, markdown: string }} TextPage */

/** @returns {TextPage[]} */
export function guides() {
  return GUIDES.map(([slug, file, chapter]) => {
    const { title, markdown } = chapterOf(readFileSync(join(DOCS, file), 'utf8'), chapter)
    const own = /** @type {Record<string, string>} */ (TITLES)[slug]
    return { slug, url: `/guide/${slug}.html`, title: own ?? title, markdown }
  })
}

/** @returns {TextPage[]} */
export function recipes() {
  const files = readdirSync(join(DOCS, 'recipes')).map(file => file.replace('.md', ''))
  const unlisted = files.filter(file => !RECIPES.includes(file))
  if (unlisted.length > 0) throw new Error(`No place in the navigation: docs/recipes/${unlisted[0]}.md`)
  return RECIPES.map(slug => {
    const { title, markdown } = chapterOf(
      readFileSync(join(DOCS, 'recipes', `${slug}.md`), 'utf8'),
      undefined
    )
    return { slug, url: `/recipes/${slug}.html`, title, markdown }
  })
}

/** Where the site has what a file of docs/ contains. @param {string} href Relative to docs/ or docs/recipes/. */
export function addressOf(href) {
  const [path = '', heading] = href.split('#')
  const file = path.replace(/^(\.\.?\/)+/, '')
  if (file === 'elements.md') return '/elements/index.html'
  const anchor = heading ? `#${heading}` : ''
  const recipe = RECIPES.find(slug => file === `recipes/${slug}.md` || file === `${slug}.md`)
  if (recipe) return `/recipes/${recipe}.html${anchor}`
  const pages = GUIDES.filter(([, source]) => source === file)
  const chapter = pages.find(([, , chapter]) => heading && chapter && slugOf(chapter) === heading)
  if (chapter) return `/guide/${chapter[0]}.html`
  const [first] = pages
  return first && `/guide/${first[0]}.html${anchor}`
}

/** The page that a chapter of docs/embedding.md has become. @param {string} heading Its anchor in that file. */
export function chapterAddress(heading) {
  const page = GUIDES.find(
    ([, file, chapter]) => file === 'embedding.md' && chapter && slugOf(chapter) === heading
  )
  return page && `/guide/${page[0]}.html`
}

/** @param {string} text */
export function slugOf(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * A chapter without its heading; the headings inside move up by one.
 * @param {string} text @param {string | undefined} name Undefined for the whole file, empty for its introduction.
 */
function chapterOf(text, name) {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? ''
  const body = text.replace(/^# .+\n/, '').trim()
  if (name === undefined) return { title, markdown: body }
  const chapters = body.split(/^(?=## )/m)
  const straight = (/** @type {string} */ line) => line.replaceAll('’', "'")
  const found = name === '' ? chapters[0] : chapters.find(one => one.startsWith(`## ${straight(name)}\n`))
  if (found === undefined) throw new Error(`docs/embedding.md has no chapter "${name}"`)
  const markdown = found.replace(/^## .+\n/, '').replace(/^###/gm, '##')
  return { title: name, markdown: markdown.trim() }
}
