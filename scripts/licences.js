// @ts-check
/**
 * Packages that scripts and fonts for browsers are built from, by package-lock.json: `npm run licences` writes docs/licences.md,
 * `npm run -s sbom` prints a CycloneDX bill of materials. `npm sbom` omits preact, since a build puts it in place of React.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from './setup.js'

/** Workspaces whose code runs in browsers. */
const SHIPPED = ['packages/core', 'packages/widgets', 'packages/host-site', 'demo/games']
/** In place of React in the light elements, see vite.config.ts. */
const LIGHT = ['preact']

/**
 * @typedef {{ version: string, license: string, integrity?: string, dependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Lock  The packages of a lock file by path.
 * @typedef {{ name: string, version: string, license: string, integrity: string }} Shipped
 */

/** @returns {Shipped[]} By name. */
export function shippedPackages(/** @type {Lock} */ lock = readLock()) {
  /** @type {Map<string, Shipped>} */
  const found = new Map()
  const visit = (/** @type {string} */ from, /** @type {string[]} */ names) => {
    for (const name of names.filter(name => !name.startsWith('@bnw/'))) {
      const path = resolve(lock, from, name)
      const { version, license = '', integrity = '', dependencies = {} } = lock[path] ?? {}
      if (!version) throw new Error(`package-lock.json does not list ${name}`)
      if (found.has(path)) continue
      found.set(path, { name, version, license, integrity })
      visit(path, Object.keys(dependencies))
    }
  }
  for (const workspace of SHIPPED) visit(workspace, Object.keys(lock[workspace]?.dependencies ?? {}))
  visit('', LIGHT)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @returns {Lock} */
function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}

/** The entry that `from` imports under this name: its own, or one of the folders around it. */
function resolve(/** @type {Lock} */ lock, /** @type {string} */ from, /** @type {string} */ name) {
  for (let folder = from; folder; folder = folder.replace(/\/?[^/]*$/, '')) {
    const path = `${folder}/node_modules/${name}`
    if (lock[path]) return path
  }
  return `node_modules/${name}`
}

/** The content of docs/licences.md. */
export function licencesPage(packages = shippedPackages()) {
  const lines = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`)
  return `# Licences

Packages that the scripts and fonts for browsers are built from, with their licences. \`npm run licences\` writes this
page, and \`npm run -s sbom > sbom.json\` a bill of materials (CycloneDX).

${lines.join('\n')}
`
}

/** A CycloneDX 1.5 document. */
export function sbom(packages = shippedPackages()) {
  const components = packages.map(({ name, version, license, integrity }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    // "MIT" and "(MPL-2.0 OR Apache-2.0)" are both expressions of SPDX.
    licenses: [{ expression: license }],
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }
    ]
  }))
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--sbom')) console.log(JSON.stringify(sbom(), null, 2))
  else writeFileSync(join(root, 'docs', 'licences.md'), licencesPage())
}
