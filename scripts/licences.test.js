// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { licenceOf, licencesPage, shippedPackages } from './licences.js'
import { root } from './setup.js'

/** Permissive licences, and the open font licence. */
const ALLOWED = [
  'MIT',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'ISC',
  'Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  'OFL-1.1'
]

const shipped = shippedPackages()

test('docs/licences.md is up to date; npm run licences updates it', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencesPage(shipped))
})

describe('the packages of the gateway', () => {
  test('include those of packages, and neither tools nor what browsers load', () => {
    const names = shipped.gateway.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pino', 'pg', '@electric-sql/pglite']))
    expect(names).not.toContain('drizzle-kit')
    expect(names).not.toContain('superstruct')
  })

  test('have permissive licences, but for the shared library libvips', () => {
    const others = shipped.gateway.filter(one => !ALLOWED.includes(licenceOf(one)))
    expect(others.filter(({ name }) => !name.startsWith('@img/sharp-'))).toEqual([])
    for (const one of others)
      expect(licenceOf(one)).toMatch(/^(Apache-2.0 AND )?LGPL-3.0-or-later( AND MIT)?$/)
  })
})

describe('S8 the packages in the bundles', () => {
  const packages = shipped.browsers

  test('have permissive licences', () => {
    expect(packages.filter(one => !ALLOWED.includes(licenceOf(one)))).toEqual([])
  })

  test('include those of packages, of the light flavour and of the fonts, and no tools', () => {
    const names = packages.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['react', 'scheduler', 'preact', 'ufo', '@fontsource-variable/archivo'])
    )
    expect(names).not.toContain('vite')
    expect(names).not.toContain('fastify')
  })

  test('include every package that a workspace for browsers names', () => {
    const names = packages.map(({ name }) => name)
    const named = ['packages/core', 'packages/widgets', 'packages/host-site', 'demo/games'].flatMap(
      folder => {
        const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
        return Object.keys(JSON.parse(text).dependencies)
      }
    )
    expect(named.filter(name => !name.startsWith('@bnw/') && !names.includes(name))).toEqual([])
  })

  test('have an address each in the bill of materials', () => {
    for (const { purl } of packages) expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
  })
})
