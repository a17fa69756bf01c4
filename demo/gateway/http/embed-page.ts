import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { array, create, mask, optional, record, string, type } from 'superstruct'

import type { Settings } from '../context.ts'
import { escapeHtml } from './html.ts'
import { framingOrigins } from './origins.ts'
import { inlineSource, type SitePage } from './site-page.ts'

/** Renders the document of a private element's frame; undefined for any other name. */
export type EmbedPages = (element: string, settings: Settings) => EmbedPage | undefined

interface EmbedPage {
  html: string
  /** Its import map, as a source of the content security policy. */
  scripts: readonly string[]
}

/** The part of custom-elements.json that tells private elements from public ones. */
const Manifest = type({
  modules: array(type({ declarations: array(type({ tagName: string(), bnwTier: optional(string()) })) }))
})

/** integrity.json: hashes by file. */
const Hashes = record(string(), string())

/** frame-maps.json: import maps by element. */
const Maps = record(string(), type({ integrity: Hashes }))

/** The smaller flavour first: every frame is a document of its own. */
const FOLDERS = ['/widgets/light/', '/widgets/']

/**
 * Reads what the documents of frames need from the built site.
 *
 * @param site The site's page, whose title and configuration the documents share.
 */
export async function readEmbedPages(siteFolder: string, site: SitePage | undefined): Promise<EmbedPages> {
  const folder = FOLDERS.find(one => existsSync(join(siteFolder, one, 'embed.js')))
  if (!folder || !site) return () => undefined
  const elements = await privateElements(join(siteFolder, folder, 'custom-elements.json'))
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(siteFolder, folder, file), 'utf8'))
  const hashes = create(await read('integrity.json'), Hashes)
  const maps = create(await read('frame-maps.json'), Maps)
  const moduleAt = (file: string): Module => ({ address: folder + file, integrity: hashes[file] })
  const documents = new Map<string, Prepared>()
  const common = await modulesOf(join(siteFolder, folder, 'embed.js'))
  for (const element of elements) {
    const own = await modulesOf(join(siteFolder, folder, `${element}.js`))
    const preloads = [...new Set([...common, ...own])].map(moduleAt)
    const map = JSON.stringify(maps[element])
    const document = { entry: entryOf(own), map, preloads, script: moduleAt(entryOf(common)) }
    documents.set(element, { document, scripts: [inlineSource(map)] })
  }
  return (element, settings) => {
    const prepared = documents.get(element)
    if (!prepared) return undefined
    return { html: render({ ...prepared.document, site, settings }), scripts: prepared.scripts }
  }
}

/** Names of elements without `bnw-`. */
async function privateElements(manifest: string): Promise<string[]> {
  const { modules } = mask(JSON.parse(await readFile(manifest, 'utf8')), Manifest)
  return modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ bnwTier }) => bnwTier === 'private')
    .map(({ tagName }) => tagName.replace('bnw-', ''))
}

/** A module with a stable name imports everything that it loads at once, one file a line. */
async function modulesOf(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  return [...source.matchAll(/^import '\.\/([^']+)'$/gm)].map(([, name = '']) => name)
}

/**
 * The last module imports all others. By its own name, which changes with its content: of a stable name a browser may have
 * an older content, which the hash would refuse.
 */
function entryOf(modules: readonly string[]): string {
  return modules.at(-1) ?? ''
}

interface Module {
  address: string
  /** Hash, so that a browser runs only what the build has written. */
  integrity: string | undefined
}

interface EmbedDocument {
  site: SitePage
  script: Module
  /** File of the element's own module. */
  entry: string
  /** Import map with the hashes of the modules that are imported later. */
  map: string
  preloads: readonly Module[]
  settings: Settings
}

/** What does not depend on the settings, once for all requests. */
interface Prepared extends Pick<EmbedPage, 'scripts'> {
  document: Omit<EmbedDocument, 'site' | 'settings'>
}

/** The script creates the element, once the page around the frame has identified itself. */
function render({ site, script, entry, map, preloads, settings }: EmbedDocument): string {
  const own = {
    entry,
    gateway: settings.siteOrigin,
    site: settings.siteOrigin,
    partners: framingOrigins(settings).join(' ')
  }
  const attributes = Object.entries(own).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  // Before the script, whose imports then take the verified modules.
  const links = preloads.map(module => `<link rel="modulepreload"${addressed('href', module)}>\n`)
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${site.title}</title>
<script type="importmap">${map}</script>
${links.join('')}<script type="module"${addressed('src', script)}${site.attributes}${attributes.join('')}></script>
</head>
<body></body>
</html>
`
}

function addressed(name: 'href' | 'src', { address, integrity }: Module): string {
  const hash = integrity && ` integrity="${escapeHtml(integrity)}"`
  return ` ${name}="${escapeHtml(address)}"${hash ?? ''}`
}
