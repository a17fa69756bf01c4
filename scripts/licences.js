// @ts-check
/** `npm run licences` writes docs/licences.md from `npm run sbom`: the packages that scripts and fonts are built from. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from './setup.js'

/** @typedef {{ license: { id: string } } | { expression: string }} Licence */
/** @typedef {{ name: string, version: string, purl: string, licenses?: Licence[] }} Component */

/** The packages of others, without the workspaces. @returns {Component[]} By name. */
export function shippedPackages() {
  const shell = process.platform === 'win32'
  const { stdout, stderr } = spawnSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8', shell })
  if (!stdout) throw new Error(stderr)
  /** @type {Component[]} */
  const components = JSON.parse(stdout).components
  return components.filter(({ licenses }) => licenses).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** As an expression of SPDX. @param {Component} component */
export function licenceOf({ licenses: [licence] = [] }) {
  if (!licence) return ''
  return 'expression' in licence ? licence.expression : licence.license.id
}

/** The content of docs/licences.md. @param {Component[]} packages */
export function licencesPage(packages) {
  const lines = packages.map(one => `- ${one.name} ${one.version}: ${licenceOf(one)}`)
  return `# Licences

Packages that the scripts and fonts for browsers are built from, with their licences. \`npm run licences\` writes this
page, and \`npm run -s sbom > sbom.json\` a bill of materials (CycloneDX).

${lines.join('\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'docs', 'licences.md'), licencesPage(shippedPackages()))
