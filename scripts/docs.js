// @ts-check
/**
 * `npm run docs`: the documentation site into dist/partner/docs, as `npm run build` does it. DOCS_SITE is the site whose
 * elements it shows, http://localhost:4000 if unset.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

// @ts-expect-error Eleventy 3.1 has no types.
import Eleventy from '@11ty/eleventy'
import { runBuild } from './run-build.js'
import { isMain, root } from './setup.js'

/** Scripts by Vite, pages by Eleventy. */
export async function buildDocs() {
  rmSync(join(root, 'dist', 'partner', 'docs'), { recursive: true, force: true })
  const configPath = 'demo/docs/eleventy.config.js'
  const pages = new Eleventy('demo/docs/pages', 'dist/partner/docs', { configPath, quietMode: true })
  await Promise.all([runBuild('docs'), pages.write()])
}

if (isMain(import.meta.url)) {
  process.chdir(root)
  await buildDocs()
}
