// @ts-check
/**
 * `npm run build`: site and elements, the loader, the single file, the sandbox gateway, the games and the partner
 * pages, into dist/. Beside each file that shrinks lies its compressed form, so that no server compresses on its own.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { compressFolders } from './build-compress.js'
import { root } from './build-elements.js'
import { writeIntegrity, writeManifest } from './build-manifests.js'

const started = performance.now()
const dist = join(root, 'dist')

// The loader and the single file go into what the first pass has emptied and written; the rest is apart.
await Promise.all([buildSite(), pass('gateway'), pass('games')])
copyPartner()
writeManifest(join(dist, 'site', 'widgets'))
writeIntegrity(join(dist, 'site', 'widgets'))
await compressFolders([join(dist, 'site'), join(dist, 'games'), join(dist, 'partner')])
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)

async function buildSite() {
  await pass('site')
  await Promise.all([pass('loader'), pass('single')])
}

/** @param {string} mode A pass of vite.config.ts. */
async function pass(mode) {
  await build({ configFile: join(root, 'vite.config.ts'), mode, logLevel: 'warn' })
}

function copyPartner() {
  const pages = join(root, 'demo', 'partner')
  rmSync(join(dist, 'partner'), { recursive: true, force: true })
  if (existsSync(pages)) cpSync(pages, join(dist, 'partner'), { recursive: true })
}
