// @ts-check
import { describe, expect, test } from 'vitest'

import { checkLock } from './check-lock.js'
import { folderWith } from './fixture-folder.js'

/** @param {Record<string, object>} packages */
function problemsOf(packages) {
  return checkLock(folderWith({ 'package-lock.json': JSON.stringify({ packages }) })).problems
}

describe('check-lock', () => {
  test('finds a package for another platform that is named and not listed', () => {
    const linter = { optionalDependencies: { '@linter/linux': '1.0.0', '@linter/mac': '1.0.0' } }

    expect(problemsOf({ 'node_modules/linter': linter, 'node_modules/@linter/linux': {} })).toEqual([
      expect.stringMatching(/node_modules\/linter names @linter\/mac, which has no entry/)
    ])
  })

  test('finds an entry inside the package that names it', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { b: '1' } },
      'node_modules/a/node_modules/b': {}
    }

    expect(problemsOf(packages)).toEqual([])
  })

  test('finds an address, and lets a workspace point to its folder', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://packages.example/a.tgz' },
      'node_modules/@bnw/core': { resolved: 'packages/core', link: true }
    }

    expect(problemsOf(packages)).toEqual([expect.stringMatching(/node_modules\/a holds an address/)])
  })
})
