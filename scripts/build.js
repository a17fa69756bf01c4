// @ts-check
/** `npm run build`: site, elements in both flavours, gateway, games, partner pages and documentation, into dist/. */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { writeDescriptions } from './custom-elements/write.js'
import { buildDocs } from './docs.js'
import { frameMaps } from './frame-maps.js'
import { hashesOf } from './integrity.js'
import { runBuild } from './run-build.js'
import { root } from './setup.js'
import { completePage } from './site-page.js'

const started = performance.now()
const dist = join(root, 'dist')

// The site's build empties the folder into which the others write.
await runBuild('site')
completePage(join(dist, 'site'))
rmSync(join(dist, 'partner'), { recursive: true, force: true })
cpSync(join(root, 'demo', 'partner'), join(dist, 'partner'), { recursive: true })
await Promise.all([elementsAndDocs(), gateway(), runBuild('games')])
for (const path of ['/widgets/', '/widgets/light/']) writeMetadata(path)
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)

/** The documentation shows the sizes of the elements. */
async function elementsAndDocs() {
  await Promise.all([elements('react'), elements('light')])
  await buildDocs()
}

/**
 * The loader's build reads the manifest of the elements' build, and their files and frame.js for its hashes.
 * @param {'react' | 'light'} flavour
 */
async function elements(flavour) {
  await runBuild(`widgets-${flavour}`)
  await Promise.all([runBuild(`frame-${flavour}`), runBuild(`single-${flavour}`)])
  await runBuild(`loader-${flavour}`)
}

/** The gateway and the covers of its catalogue. */
async function gateway() {
  await runBuild('gateway')
  const folder = join(dist, 'gateway')
  const { writeCovers } = await import(pathToFileURL(join(folder, 'write-covers.js')).href)
  await writeCovers(folder)
}

/**
 * Descriptions of the elements for editors and assistants, and hashes of the scripts for `integrity` attributes and frames.
 * @param {string} path  At the site.
 */
function writeMetadata(path) {
  const folder = join(dist, 'site', path)
  writeDescriptions(folder)
  writeFileSync(join(folder, 'frame-maps.json'), JSON.stringify(frameMaps(folder, path)))
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(hashesOf(folder, 'sha384'), null, 2))
}
