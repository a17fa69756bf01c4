// @ts-check
import { describe, expect, test } from 'vitest'

import { checkRepository } from './check-repository.js'
import { folderWith } from './fixture-folder.js'

/** @param {Record<string, object>} packages */
function problemsOfLock(packages) {
  return checkRepository(folderWith({ 'package-lock.json': JSON.stringify({ packages }, null, 2) })).problems
}

describe('check-repository', () => {
  test.each([
    ['a path of one machine', ['', 'home', 'somebody', 'casino'].join('/')],
    ['a path of one machine', ['C:', 'Users', 'somebody'].join('\\')],
    ['the host of a package registry', ['https:', '', 'registry.example', 'react'].join('/')],
    ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIE'.repeat(8)}`],
    ['a conflict marker', `${'<'.repeat(7)} ours`]
  ])('finds %s', (what, text) => {
    expect(checkRepository(folderWith({ 'docs/a.md': text })).problems).toEqual([
      expect.stringMatching(`docs/a.md: contains ${what}`)
    ])
  })

  test('accepts routes and addresses of the product', () => {
    const text = '/home leads to /, https://casino.example/home/ too'

    expect(checkRepository(folderWith({ 'docs/a.md': text })).problems).toEqual([])
  })

  test('finds a package for another platform that the lock file names and does not list', () => {
    const linter = { optionalDependencies: { '@linter/linux': '1.0.0', '@linter/mac': '1.0.0' } }

    expect(problemsOfLock({ 'node_modules/linter': linter, 'node_modules/@linter/linux': {} })).toEqual([
      'package-lock.json: node_modules/linter names @linter/mac, which has no entry'
    ])
  })

  test('finds the address of a package, but accepts the folder of a workspace', () => {
    const address = ['https:', '', 'packages.example', 'a.tgz'].join('/')

    expect(problemsOfLock({ 'node_modules/a': { resolved: address } })).toEqual([
      expect.stringMatching('contains the address of a package')
    ])
    expect(problemsOfLock({ 'node_modules/@bnw/core': { resolved: 'packages/core', link: true } })).toEqual(
      []
    )
  })
})
