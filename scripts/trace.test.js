// @ts-check
import { describe, expect, test } from 'vitest'

import { folderWith } from './fixture-folder.js'
import { trace } from './trace.js'

const requirements =
  '# Requirements\n\n- LOB-01 Shows games.\n- LOB-02 Searches.\n- A11Y-01 Reaches everyone.\n'

/** @param {string} tests Text of one test file. */
function traceOf(tests) {
  return trace(folderWith({ 'docs/requirements.md': requirements, 'packages/core/src/a.test.ts': tests }))
}

describe('trace', () => {
  test('lists the requirements whose ids lead the title of a test', () => {
    const { proven, missing } = traceOf("test('LOB-01 shows games', () => {})")

    expect([...proven]).toEqual([['LOB-01', ['packages/core/src/a.test.ts']]])
    expect(missing).toEqual(['LOB-02', 'A11Y-01'])
  })

  test('reads several ids of one title', () => {
    const { proven } = traceOf("it('LOB-01, A11Y-01 shows games to everyone', () => {})")

    expect([...proven.keys()]).toEqual(['LOB-01', 'A11Y-01'])
  })

  test('reads a test of many cases', () => {
    expect(traceOf("test.each([1])('LOB-02 finds %s', () => {})").missing).not.toContain('LOB-02')
  })

  test('does not believe a test that is skipped, nor an id further on', () => {
    const { proven } = traceOf("test.skip('LOB-01 shows games', () => {})\ntest('as LOB-02 says', () => {})")

    expect(proven.size).toBe(0)
  })

  test('tells of an id that nobody knows', () => {
    expect(traceOf("test('LOB-09 flies', () => {})").unknown).toEqual([
      'packages/core/src/a.test.ts: LOB-09 is no requirement'
    ])
  })
})
