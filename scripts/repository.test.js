// @ts-check
import { describe, expect, test } from 'vitest'

import { isBinary, listFiles, readText } from './files.js'
import { root } from './setup.js'

const FORBIDDEN = {
  'a path of one machine': /(?<![\w.:/-])\/(home|root|Users|work|workspace)\/\w|\b[A-Z]:\\Users\\\w/,
  'the host of a package registry': /https?:\/\/[^/\s'"]*\b(registry|artifactory|nexus|verdaccio)\b/,
  'the address of a package, which omit-lockfile-registry-resolved leaves out': /"resolved": +"http/,
  'a credential for a package registry': /_authToken\s*=/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/,
  'a conflict marker': /^(<{7}|>{7}) /m
}

const texts = listFiles(root)
  .filter(file => !isBinary(file))
  .map(file => ({ file, text: readText(root, file) }))

describe('no file contains', () => {
  test.each(Object.entries(FORBIDDEN))('%s', (_what, pattern) => {
    expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
  })
})

test('package-lock.json lists the packages for other platforms, without which npm ci fails there', () => {
  /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
  const packages = JSON.parse(readText(root, 'package-lock.json')).packages
  const listed = new Set(Object.keys(packages).map(path => path.replace(/^.*node_modules\//, '')))
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
  )
  expect(named.filter(name => !listed.has(name))).toEqual([])
})
