// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { checkContrast } from './check-contrast.js'
import { folderWith } from './fixture-folder.js'
import { root } from './setup.js'

const file = 'packages/widgets/src/tokens/tokens.css'
const tokens = readFileSync(join(root, file), 'utf8')

/** @param {string} css */
function problemsWith(css) {
  return checkContrast(folderWith({ [file]: css })).problems
}

describe('check-contrast', () => {
  test('A11Y-01 finds enough contrast in every pair of our tokens', () => {
    expect(problemsWith(tokens)).toEqual([])
  })

  test('A11Y-01 finds a text that is too weak, in its mode alone', () => {
    const problems = problemsWith(tokens.replace('--bnw-text-3: #586769', '--bnw-text-3: #8a9799'))

    expect(problems).toContainEqual(expect.stringMatching(/text-3 on canvas is 2\.\d\d in light mode/))
    expect(problems.filter(problem => problem.includes('dark'))).toEqual([])
  })

  test('A11Y-01 finds an edge that is too weak', () => {
    const problems = problemsWith(tokens.replace('--bnw-line-strong: #6e8a90', '--bnw-line-strong: #2c444a'))

    expect(problems).toContainEqual(expect.stringMatching(/line-strong on overlay .* below 3/))
  })

  test('A11Y-01 takes a missing token for a failure', () => {
    expect(problemsWith(tokens.replace(/--bnw-link: .*;/g, ''))).toContainEqual(
      expect.stringMatching(/link on canvas/)
    )
  })
})
