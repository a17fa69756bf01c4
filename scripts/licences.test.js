// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { licencesPage, sbom, shippedPackages } from './licences.js'
import { root } from './setup.js'

/** Permissive licences, and the open font licence. */
const ALLOWED = ['MIT', 'BSD-3-Clause', '0BSD', 'ISC', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'OFL-1.1']

describe('S8 the packages in the bundles', () => {
  test('are listed in docs/licences.md; npm run licences updates it', () => {
    expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencesPage())
  })

  test('have permissive licences', () => {
    expect(shippedPackages().filter(({ license }) => !ALLOWED.includes(license))).toEqual([])
  })

  test('include those of packages, of the light flavour and of nested folders, and no tools', () => {
    const names = shippedPackages().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'preact', 'ufo']))
    expect(names).not.toContain('vite')
    const nested = { version: '2.0.0', license: 'MIT' }
    const a = { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } }
    const lock = {
      'packages/core': { version: '1.0.0', license: '', dependencies: { a: '1' } },
      'node_modules/a': a,
      'node_modules/a/node_modules/b': nested,
      'node_modules/b': { ...nested, version: '1.0.0' },
      'node_modules/preact': nested
    }
    expect(shippedPackages(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
      'a 1.0.0',
      'b 2.0.0',
      'preact 2.0.0'
    ])
  })

  test('have an address and a hash each in the bill of materials', () => {
    const { components } = sbom()
    for (const { purl, hashes } of components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
      expect(hashes[0]?.content).toMatch(/^[\da-f]{128}$/)
    }
  })
})
