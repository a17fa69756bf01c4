import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { describe, expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../packages')

/** The source files that are shipped, by their path below packages/. */
function shippedSources(): Map<string, string> {
  const files = readdirSync(packages, { recursive: true, withFileTypes: true })
  const paths = files
    .filter(file => file.isFile() && /\.(tsx?|html)$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .map(file => relative(packages, join(file.parentPath, file.name)))
    .filter(path => !/node_modules|\/testing\//.test(path))
  return new Map(paths.map(path => [path, readFileSync(join(packages, path), 'utf8')]))
}

function filesWith(pattern: RegExp): string[] {
  return [...shippedSources()].filter(([, text]) => pattern.test(text)).map(([path]) => path)
}

// A call that bypasses the client is corrupted by prototypes with `toJSON`, and a page without `fetch` stays empty.
describe('the calls of the site’s page', () => {
  test('GATE-01 GATE-06 use the network only through the environment’s fetch', () => {
    const network = /\bfetch\(|XMLHttpRequest|sendBeacon|new (WebSocket|EventSource|Request)\(/

    expect(filesWith(network).toSorted()).toEqual([
      'core/src/gateway/encryption.ts',
      'core/src/gateway/transport.ts',
      'widgets/src/kit/configuration.ts',
      'widgets/src/kit/isolation.ts'
    ])
  })

  test('GATE-01 GATE-02 name the gateway’s endpoint in the client alone', () => {
    expect(filesWith(/endpoint\/v1/)).toEqual(['core/src/gateway/client.ts'])
  })

  // The type of a call is structural: an object with its fields would compile anywhere.
  test('GATE-02 are defined in the contract alone', () => {
    const definition = /\bdefineCall\b|\bkind: '(read|change|money)'/
    const others = filesWith(definition).filter(path => !path.startsWith('core/src/contract/'))

    expect(others).toEqual([])
  })
})
