// @ts-check
import { describe, expect, test } from 'vitest'

import { checkSizes } from './check-sizes.js'
import { folderWith } from './fixture-folder.js'

const file = 'packages/core/src/lobby/store.ts'

const lines = (/** @type {number} */ count) => 'a()\n'.repeat(count)

/** @param {Record<string, string>} files */
function warningsFor(files) {
  return checkSizes(folderWith(files)).warnings
}

describe('check-sizes', () => {
  test('warns of a long file', () => {
    expect(warningsFor({ [file]: lines(201) })).toEqual([`${file} has 201 lines, over 200`])
  })

  test('warns of a long function by its name', () => {
    const text = `const load = () => {\n${lines(30)}}`

    expect(warningsFor({ [file]: text })).toEqual([`${file}#load has 32 lines of its own, over 30`])
  })

  test('lets a factory hold small named functions', () => {
    const part = (/** @type {string} */ name) => `function ${name}() {\n${lines(20)}}\n`

    expect(warningsFor({ [file]: `function createPaged() {\n${part('load')}${part('append')}}` })).toEqual([])
  })

  test('lets a view be longer', () => {
    const view = 'packages/widgets/src/lobby/view.tsx'

    expect(warningsFor({ [view]: `function Lobby() {\n${lines(50)}}` })).toEqual([])
    expect(warningsFor({ [view]: `function Lobby() {\n${lines(60)}}` })).toHaveLength(1)
  })

  test('warns of a fourth parameter', () => {
    expect(warningsFor({ [file]: 'function find(a, b, c, d) {}' })).toEqual([
      `${file}#find takes 4 parameters, over 3`
    ])
  })

  test('is silent where a reason is given, and warns of a reason that is no longer needed', () => {
    const allowed = (/** @type {string} */ text) => ({
      [file]: text,
      'scripts/sizes-allowed.json': JSON.stringify({ [file]: 'A table of every call.' })
    })

    expect(warningsFor(allowed(lines(201)))).toEqual([])
    expect(warningsFor(allowed(lines(2)))).toEqual([expect.stringMatching(/is within the limits/)])
  })
})
