// @ts-check
/** `npm run build`: site, elements in both flavours, gateway, games and partner pages, into dist/. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { writeCustomElements } from './custom-elements.js'
import { root } from './elements.js'

const started = performance.now()
const dist = join(root, 'dist')

// The site's build empties the folder into which the others write.
await run('site')
await Promise.all([elements('react'), elements('light'), run('gateway'), run('games')])
rmSync(join(dist, 'partner'), { recursive: true, force: true })
cpSync(join(root, 'demo', 'partner'), join(dist, 'partner'), { recursive: true })
for (const folder of ['widgets', 'widgets/light']) writeMetadata(join(dist, 'site', folder))
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)

/** The loader's build reads the manifest of the elements' build. @param {'react' | 'light'} flavour */
async function elements(flavour) {
  await run(`widgets-${flavour}`)
  await Promise.all([run(`loader-${flavour}`), run(`frame-${flavour}`), run(`single-${flavour}`)])
}

/** @param {string} mode A mode of vite.config.ts. */
function run(mode) {
  return build({ configFile: join(root, 'vite.config.ts'), mode, logLevel: 'warn' })
}

/** Descriptions of the elements for editors, and hashes of the scripts for `integrity` attributes. @param {string} folder */
function writeMetadata(folder) {
  writeCustomElements(folder)
  const scripts = readdirSync(folder).filter(file => file.endsWith('.js'))
  const hashes = scripts.map(file => [file, hashOf(readFileSync(join(folder, file)))])
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes), null, 2))
}

function hashOf(/** @type {Buffer} */ content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
