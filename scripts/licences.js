// @ts-check
/** `npm run licences` writes docs/licences.md from `npm run sbom`: the packages of scripts and fonts, and those of the gateway. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isMain, root } from './setup.js'

/** @typedef {{ license: { id: string } } | { expression: string }} Licence */
/** @typedef {{ 'bom-ref': string, name: string, version: string, purl: string, licenses?: Licence[] }} Component */
/** @typedef {{ components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Bill */

/** The workspace that runs on a server; all others are for browsers. */
const GATEWAY = '@bnw/sandbox-gateway@'

/**
 * The packages of others, by name: those that scripts and fonts for browsers are built from, and those that only the gateway
 * needs.
 */
export function shippedPackages() {
  const shell = process.platform === 'win32'
  const { stdout, stderr } = spawnSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8', shell })
  if (!stdout) throw new Error(stderr)
  /** @type {Bill} */
  const { components, dependencies } = JSON.parse(stdout)
  const needed = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const workspaces = [...needed.keys()].filter(ref => ref.startsWith('@bnw/') && !ref.startsWith(GATEWAY))
  const forBrowsers = new Set(workspaces)
  // A set visits what is added meanwhile.
  for (const ref of forBrowsers) for (const other of needed.get(ref) ?? []) forBrowsers.add(other)
  const packages = components
    .filter(({ licenses }) => licenses)
    .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const isForBrowsers = (/** @type {Component} */ one) => forBrowsers.has(one['bom-ref'])
  return {
    browsers: packages.filter(isForBrowsers),
    gateway: packages.filter(one => !isForBrowsers(one))
  }
}

/** As an expression of SPDX. @param {Component} component */
export function licenceOf({ licenses: [licence] = [] }) {
  if (!licence) return ''
  return 'expression' in licence ? licence.expression : licence.license.id
}

/** The content of docs/licences.md. @param {ReturnType<typeof shippedPackages>} packages */
export function licencesPage({ browsers, gateway }) {
  return `# Licences

\`npm run licences\` writes this page, and \`npm run -s sbom > sbom.json\` a bill of materials (CycloneDX) of the same packages.

## In browsers

Packages that the scripts and fonts for browsers are built from.

${list(browsers)}

## In the gateway

Packages that only the gateway loads. libvips draws the pictures of games as files for browsers; it is a shared library
beside the package sharp, of which npm installs the one of the machine.

${list(gateway)}
`
}

/** @param {Component[]} packages */
function list(packages) {
  return packages.map(one => `- ${one.name} ${one.version}: ${licenceOf(one)}`).join('\n')
}

if (isMain(import.meta.url)) writeFileSync(join(root, 'docs', 'licences.md'), licencesPage(shippedPackages()))
