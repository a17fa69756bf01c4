// @ts-check
import { describe, expect, test } from 'vitest'

import { checkNeutral } from './check-neutral.js'
import { folderWith } from './fixture-folder.js'

describe('check-neutral', () => {
  test.each([
    ['a path of one machine', ['', 'home', 'somebody', 'casino'].join('/')],
    ['a path of one machine', ['C:', 'Users', 'somebody'].join('\\')],
    ['the host of a package registry', ['https:', '', 'registry.example', 'react'].join('/')],
    ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIE'.repeat(8)}`],
    ['the mark of an unfinished merge', `${'<'.repeat(7)} ours`]
  ])('finds %s', (what, text) => {
    expect(checkNeutral(folderWith({ 'docs/a.md': text })).problems).toEqual([
      expect.stringMatching(`docs/a.md: holds ${what}`)
    ])
  })

  test('lets routes and addresses of the product stand', () => {
    const text = '/home leads to /, https://casino.example/home/ too'

    expect(checkNeutral(folderWith({ 'docs/a.md': text })).problems).toEqual([])
  })
})
