import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Origin of the site in the built files: where `npm start` serves it. */
const BUILD_ORIGIN = 'http://localhost:4000'

/** The tag of the elements' script, up to its first attribute. */
const SCRIPT_TAG = /<script(?=[^>]*\/widgets\/bnw\.)/g

/**
 * Renders a page of a partner.
 *
 * @param siteOrigin Known once the servers listen.
 * @param isInline Whether the page is on the inline list and says so, as an integrator would.
 */
export type PartnerPage = (siteOrigin: string, isInline: boolean) => string

/** Reads the built pages of partners and of the documentation, by path: `docs/index.html`. */
export async function readPartnerPages(folder: string): Promise<ReadonlyMap<string, PartnerPage>> {
  const names = await readdir(folder, { recursive: true }).catch(emptyIfAbsent)
  const pages = names.map(name => name.replaceAll(sep, '/')).filter(name => name.endsWith('.html'))
  const entries = pages.map(async name => {
    const html = await readFile(join(folder, name), 'utf8')
    const inline = html.replace(SCRIPT_TAG, '<script data-isolation="inline"')
    const render: PartnerPage = (siteOrigin, isInline) =>
      (isInline ? inline : html).replaceAll(BUILD_ORIGIN, siteOrigin)
    return [name, render] as const
  })
  return new Map(await Promise.all(entries))
}

/** No folder means no pages; any other error is thrown. */
function emptyIfAbsent(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
