// @ts-check
import { describe, expect, test } from 'vitest'

import { folderWith } from './fixture-folder.js'
import { checkTrace } from './trace.js'

const requirements = `# Requirements

- LOB-01 Shows games.
- LOB-02 Searches.

## Not built yet

- LOB-03 Sorts.
`

/** @param {string} tests Text of one test file. */
function problemsOf(tests) {
  return checkTrace(
    folderWith({ 'docs/requirements.md': requirements, 'packages/core/src/a.test.ts': tests })
  ).problems
}

const lob01 = "test('LOB-01 shows games', () => { expect(1).toBe(1) })\n"
const noTest = 'docs/requirements.md: LOB-02 has no test'

describe('trace', () => {
  test('reports a requirement without a test, unless it is not built yet', () => {
    expect(problemsOf(lob01)).toEqual([noTest])
  })

  test.each([
    ['several ids', "it('LOB-01, LOB-02 shows games', () => { expect(1).toBe(1) })"],
    ['a table of cases', `${lob01}test.each([1])('LOB-02 finds %s', () => { expect(1).toBe(1) }, 9)`],
    ['an assertion in a function', `${lob01}const f = () => expect(1)\nit('LOB-02 finds', () => { f() })`]
  ])('accepts %s', (_case, tests) => {
    expect(problemsOf(tests)).toEqual([])
  })

  test.each([
    ['a skipped test', "test.skip('LOB-02 finds', () => { expect(1).toBe(1) })"],
    ['an id inside the title', "test('as LOB-02 says', () => { expect(1).toBe(1) })"]
  ])('does not count %s', (_case, tests) => {
    expect(problemsOf(lob01 + tests)).toEqual([noTest])
  })

  test('reports a test that asserts nothing', () => {
    expect(problemsOf(`${lob01}test('LOB-02 finds', () => { find() })`)).toContain(
      "packages/core/src/a.test.ts: 'LOB-02 finds' asserts nothing"
    )
  })

  test('reports an id that is not a requirement or not built yet', () => {
    const tests = "test('LOB-03, LOB-09 flies', () => { expect(1).toBe(1) })"

    expect(problemsOf(lob01 + tests)).toEqual([
      'packages/core/src/a.test.ts: LOB-03 is listed as not built yet',
      'packages/core/src/a.test.ts: LOB-09 is not a requirement',
      noTest
    ])
  })
})
