// @ts-check
/** The texts agree with the sources that they describe. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { PROMOTION_CODES } from '../../gateway/accounts/promotion-codes.ts'
import { FORCED_TERM } from '../../gateway/handlers/games-list.ts'
import { cacheControlOf } from '../../gateway/http/files.ts'
import { forcedCode } from '../../gateway/sandbox/forced-codes.ts'
import { forcedSearch } from '../../gateway/sandbox/forced-searches.ts'
import { PASSWORD, PLAYERS } from '../../gateway/seed/players.ts'
import { describeElements } from '../../../scripts/custom-elements.js'
import { elementFolders } from '../../../scripts/elements.js'
import { root } from '../../../scripts/setup.js'
import { addressOf } from './sections.js'
import { siteOf } from './site.js'

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')

const embedding = read('docs/embedding.md')

/** All code of a package that is no test. @param {string} folder */
function sourcesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
    .map(file => read(join(folder, file)))
    .join('\n')
}

/** Cells of the first column of a table, without code marks. @param {string} text @param {string} header */
function firstColumn(text, header) {
  const [, table = ''] = new RegExp(`^\\| ${header} .*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? []
  return table
    .split('\n')
    .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
}

describe('the texts and the sources', () => {
  test('EMB-12 the recipe for consent tools names every key of the storage', () => {
    const listed = firstColumn(read('docs/recipes/consent.md'), 'key')
    const [, union = ''] = /type SavedKey =([^/]+)/.exec(read('packages/core/src/lib/storage.ts')) ?? []
    const specified = [...union.matchAll(/'(\w+)'/g)].map(([, key]) => key)
    const sources = ['packages/core/src', 'packages/host-site/src'].map(sourcesOf).join('\n')
    const own = [...sources.matchAll(/['`](bnw:[a-z-]+:?)(?=['`$])/g)].map(([, key]) => key)
    // The beginning of several keys, for removing them.
    const keys = new Set([...specified, ...own].filter(key => key !== 'bnw:recent' && key !== 'bnw:'))

    expect(keys.size).toBeGreaterThan(20)
    expect(listed.sort()).toEqual([...keys].sort())
  })

  test('EMB-12 the rule for nginx keeps files with a hash for a year, and elements for minutes', () => {
    const [, rule = ''] = /location ~ "(.+)" \{/.exec(read('docs/recipes/self-hosting.md')) ?? []
    const isKept = (/** @type {string} */ name) => new RegExp(rule).test(`/vendor/bnw/${name}.js`)

    expect(elementFolders().filter(isKept)).toEqual([])
    for (const hashed of ['lobby-Bx3kQ9_a', 'theme-CE-n7A--', 'code-words-DfRXYJw_'])
      expect([isKept(hashed), cacheControlOf(`${hashed}.js`)]).toEqual([
        true,
        expect.stringContaining('immutable')
      ])
  })

  test('EMB-04 every code of bnw-error is listed', () => {
    const rows = read('packages/widgets/src/kit/error-info.ts').matchAll(/^ {2}\['\w+Error', '([a-z-]+)'\]/gm)
    const names = Array.from(rows, ([, code]) => code)
    const fixed = [...sourcesOf('packages/widgets/src').matchAll(/\{ code: '([a-z-]+)', retryable/g)].map(
      ([, code]) => code
    )

    expect(names.length).toBeGreaterThan(5)
    expect(firstColumn(embedding, 'code').sort()).toEqual([...new Set([...names, ...fixed, 'view'])].sort())
  })

  test('EMB-04 every event of an element is listed', () => {
    const listed = [...firstColumn(embedding, 'event'), ...firstColumn(embedding, 'intent')]
    const names = new Set(describeElements().flatMap(({ events }) => events.map(({ name }) => name)))

    expect(listed.sort()).toEqual([...names].sort())
  })

  test('EMB-03 every listed setting is a key of the configuration', () => {
    const rows = [...embedding.matchAll(/^\| `data-([\w-]+)` +\| (\w+) /gm)].map(([, name = '', key]) => [
      name.replace(/-[a-z]/g, part => part.slice(1).toUpperCase()),
      key
    ])
    const [, defaults = ''] =
      /defaultConfiguration.*= \{([^}]+)\}/.exec(read('packages/core/src/environment.ts')) ?? []

    expect(rows.length).toBeGreaterThan(10)
    for (const [name, key] of rows) {
      expect(key).toBe(name)
      expect(defaults).toContain(`${key}:`)
    }
  })

  test('EMB-12 only the sandbox has a feed of top wins by itself', () => {
    expect(siteOf({}).topWinsUrl).toBe('http://localhost:4000/sandbox/top-wins.json')
    expect(siteOf({ DOCS_SITE: 'https://casino.example' }).topWinsUrl).toBe('')
    expect(
      siteOf({ DOCS_SITE: 'https://a.example', DOCS_TOP_WINS_URL: 'https://b.example' }).topWinsUrl
    ).toBe('https://b.example')
  })

  test('EMB-12 the test data are those of the sandbox', () => {
    const text = read('docs/test-data.md')
    const typed = [...text.matchAll(/^\| [^`|]*\| `(\w+)` +\|/gm)].map(([, word = '']) => word)
    const [, states = ''] = /^\| `bnw-state` .*\| (loading, .+?) +\|$/m.exec(embedding) ?? []

    expect(firstColumn(text, 'player')).toEqual(PLAYERS.map(({ username }) => username))
    expect(text).toContain(`\`${PASSWORD}\``)
    expect(typed.filter(forcedCode)).toHaveLength(3)
    expect(typed.filter(forcedSearch)).toHaveLength(3)
    expect(typed.slice(6)).toEqual([FORCED_TERM, ...PROMOTION_CODES.keys()])
    expect(firstColumn(text, 'state')).toEqual(states.split(', '))
  })

  test.each(['strict-csp', 'trusted-types'])(
    'EMB-12 the table of directives has those that the recipe %s gives to the site',
    recipe => {
      const policy = /Content-Security-Policy:\n([^`]+)/.exec(read(`docs/recipes/${recipe}.md`))?.[1] ?? ''
      const directives = [...policy.matchAll(/^ *([\w-]+) .*(?:casino\.example|bnw)/gm)].map(
        ([, name]) => name
      )

      expect(directives.length).toBeGreaterThan(0)
      expect(firstColumn(embedding, 'directive')).toEqual(expect.arrayContaining(directives))
    }
  )

  test('EMB-12 the texts name the version of the packages', () => {
    const { version } = JSON.parse(read('packages/widgets/package.json'))
    expect(read('docs/versions.md')).toContain(`The version is ${version}: `)
    expect(embedding).toContain(`npm install ./bnw-core-${version}.tgz ./bnw-widgets-${version}.tgz`)
    expect(read('CHANGELOG.md').match(/^## .+/gm)).toEqual(['## Unreleased'])
  })

  test('EMB-12 README lists every command', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const readme = read('README.md')
    const missing = Object.keys(scripts).filter(
      name => !readme.includes(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
    )
    expect(missing).toEqual([])
  })

  test('EMB-12 a link keeps its heading', () => {
    expect(addressOf('../operating.md#another-gateway')).toBe('/guide/operating.html#another-gateway')
    expect(addressOf('../embedding.md#as-a-package')).toBe('/guide/package.html')
    expect(addressOf('html.md')).toBe('/recipes/html.html')
  })
})
