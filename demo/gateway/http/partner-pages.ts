import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The site's address as it stands in the files: where `npm start` serves it. */
const WRITTEN_ORIGIN = 'http://localhost:4000'

/**
 * Reads the built pages of partners.
 *
 * @returns By name of the file, what gives the page for the address that the site really has. It is known only once the
 * servers listen.
 */
export async function readPartnerPages(
  folder: string
): Promise<ReadonlyMap<string, (siteOrigin: string) => string>> {
  const names = await readdir(folder).catch(noneIfAbsent)
  const pages = names.filter(name => name.endsWith('.html'))
  const entries = pages.map(async name => {
    const html = await readFile(join(folder, name), 'utf8')
    return [name, (siteOrigin: string) => html.replaceAll(WRITTEN_ORIGIN, siteOrigin)] as const
  })
  return new Map(await Promise.all(entries))
}

/** A gateway without built pages serves none; a folder that cannot be read is a mistake to be told. */
function noneIfAbsent(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
