// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './setup.js'

/** @type {{ rule: string, file: string, search: string }[]} */
const mutations = JSON.parse(readFileSync(join(root, 'tests/mutations.json'), 'utf8'))

test('tests/mutations.json names texts that occur exactly once; a change of the code updates the list', () => {
  const misplaced = mutations.filter(
    ({ file, search }) => readFileSync(join(root, file), 'utf8').split(search).length !== 2
  )
  expect(misplaced.map(({ rule }) => rule)).toEqual([])
})
