// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from './setup.js'
import { readText } from './files.js'

const page = readText(root, 'docs/security.md')
const matrix = page.slice(page.indexOf('## ASVS 5.0'))

/**
 * Sections of the chapters that apply: the number of their requirements, and those of level 3.
 * Source: OWASP ASVS 5.0.0.
 * @type {Record<string, [count: number, ...level3: number[]]>}
 */
const SECTIONS = {
  1.1: [2],
  1.2: [10, 10],
  1.3: [12, 12],
  1.4: [3],
  1.5: [3, 3],
  2.1: [3],
  2.2: [3],
  2.3: [5, 5],
  2.4: [2, 2],
  3.1: [1, 1],
  3.2: [3, 3],
  3.3: [5, 5],
  3.4: [8, 7, 8],
  3.5: [8, 6, 7, 8],
  3.6: [1, 1],
  3.7: [5, 3, 4, 5],
  4.1: [5, 4, 5],
  4.2: [5, 2, 3, 4, 5],
  4.3: [2],
  4.4: [4],
  5.1: [1],
  5.2: [6, 4, 5, 6],
  5.3: [3, 3],
  5.4: [3],
  6.1: [3],
  6.2: [12],
  6.3: [8, 5, 6, 7, 8],
  6.4: [6, 5, 6],
  6.5: [8, 6, 7, 8],
  6.6: [4, 4],
  6.8: [4],
  7.1: [3],
  7.2: [4],
  7.3: [2],
  7.4: [5],
  7.5: [3, 3],
  7.6: [2],
  8.1: [4, 3, 4],
  8.2: [4, 4],
  8.3: [3, 2, 3],
  8.4: [2, 2],
  11.1: [4, 3, 4],
  11.2: [5, 4, 5],
  11.3: [5, 4, 5],
  11.4: [4],
  11.5: [2, 2],
  11.6: [2, 2],
  12.1: [5, 4, 5],
  12.2: [2],
  12.3: [5, 5],
  13.1: [4, 2, 3, 4],
  13.2: [6, 6],
  13.3: [4, 3, 4],
  13.4: [7, 6, 7],
  14.1: [2],
  14.2: [8, 5, 6, 7, 8],
  14.3: [3],
  15.1: [5, 4, 5],
  15.2: [5, 4, 5],
  15.3: [7],
  16.1: [1],
  16.2: [5],
  16.3: [4],
  16.4: [3],
  16.5: [4, 4]
}

function requirements() {
  return Object.entries(SECTIONS).flatMap(([section, [count, ...level3]]) =>
    Array.from({ length: count }, (_, index) => index + 1)
      .filter(number => section.startsWith('3.') || !level3.includes(number))
      .map(number => `${section}.${number}`)
  )
}

/** Files in backticks, each with the titles of tests that follow it in quotation marks. */
function mentions() {
  return [...page.matchAll(/`([\w.-]+\/[\w./-]+)`(?: "([^"]+)")?/g)].map(([, file = '', title]) => ({
    file,
    title
  }))
}

describe('docs/security.md', () => {
  test('has a line or a reason for each requirement of levels 1 and 2, and of level 3 in V3', () => {
    const lines = [...matrix.matchAll(/^- ([\d.]+) /gm)].map(([, id]) => id)
    const reasons = [...matrix.matchAll(/^Does not apply: (.*?), since/gm)].flatMap(
      ([, ids = '']) => ids.match(/[\d.]+\d/g) ?? []
    )
    expect([...lines, ...reasons].toSorted()).toEqual(requirements().toSorted())
  })

  test('has a test, a mark or a reference to another line in each line', () => {
    const proof = /Test: `|\bAs \d+\.\d|\*\*(Absent|Documented|Not met|Operator|Partly)\*\*/
    const lines = matrix.split('\n').filter(line => /^- [\d.]+ /.test(line))
    expect(lines.filter(line => !proof.test(line))).toEqual([])
  })

  test('names files and tests that exist', () => {
    const missing = mentions().filter(({ file, title }) => {
      const isThere = file === 'dist/' || existsSync(join(root, file))
      return !isThere || (title !== undefined && !readText(root, file).includes(title))
    })
    expect(missing).toEqual([])
    expect(mentions().length).toBeGreaterThan(100)
  })
})
