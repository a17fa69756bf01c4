import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Origin of the site in the built files: where `npm start` serves it. */
const BUILD_ORIGIN = 'http://localhost:4000'

/**
 * Reads the built pages of partners.
 *
 * @returns By file name, a function that renders the page for the site's origin, which is known once the servers listen.
 */
export async function readPartnerPages(
  folder: string
): Promise<ReadonlyMap<string, (siteOrigin: string) => string>> {
  const names = await readdir(folder).catch(emptyIfAbsent)
  const pages = names.filter(name => name.endsWith('.html'))
  const entries = pages.map(async name => {
    const html = await readFile(join(folder, name), 'utf8')
    return [name, (siteOrigin: string) => html.replaceAll(BUILD_ORIGIN, siteOrigin)] as const
  })
  return new Map(await Promise.all(entries))
}

/** No folder means no pages; any other error is thrown. */
function emptyIfAbsent(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
