// @ts-check
import { describe, expect, test } from 'vitest'

import { checkImports } from './check-imports.js'
import { folderWith } from './fixture-folder.js'

const core = 'packages/core/src'
const widgets = 'packages/widgets/src'

/** @param {Record<string, string>} files */
function problemsIn(files) {
  return checkImports(folderWith(files)).problems
}

/** What is said of one import, where the file that it leads to is there. @param {string} from @param {string} name @param {string} [to] */
function problemOf(from, name, to) {
  return problemsIn({ [from]: `import { a } from '${name}'`, ...(to && { [to]: 'export const a = 1' }) })
}

describe('check-imports', () => {
  test('lets a store send a call of the contract', () => {
    const problems = problemsIn({
      [`${core}/lobby/store.ts`]:
        "import { a } from '../contract/casino.ts'\nimport { b } from '../gateway/client.ts'",
      [`${core}/contract/casino.ts`]: "import { object } from 'superstruct'",
      [`${core}/gateway/client.ts`]: "import { ofetch } from 'ofetch'"
    })

    expect(problems).toEqual([])
  })

  test.each([
    ['a client that knows the session', `${core}/gateway/client.ts`, '../session/session.ts'],
    ['a contract that knows a store', `${core}/contract/casino.ts`, '../lobby/store.ts'],
    ['a helper that knows a casino', `${core}/lib/paged.ts`, '../contract/casino.ts']
  ])('finds %s', (_what, from, name) => {
    const to = `${core}/${name.slice(3)}`

    expect(problemOf(from, name, to)).toEqual([expect.stringMatching(/may not import/)])
  })

  test('finds a widget that reaches into another one', () => {
    const problems = problemOf(`${widgets}/lobby/view.tsx`, '../login/view.tsx', `${widgets}/login/view.tsx`)

    expect(problems).toEqual([
      expect.stringMatching(/is widgets\/widget, which widgets\/widget may not import/)
    ])
  })

  test('lets a widget use its own folder and the shared parts', () => {
    const problems = problemsIn({
      [`${widgets}/lobby/view.tsx`]: "import { Row } from './row.tsx'\nimport { Tile } from '../ui/tile.tsx'",
      [`${widgets}/lobby/row.tsx`]: "import { useStore } from '@nanostores/react'",
      [`${widgets}/ui/tile.tsx`]: "import { useId } from 'react'"
    })

    expect(problems).toEqual([])
  })

  test.each([
    ['ofetch', `${core}/lobby/store.ts`],
    ['jsencrypt', `${core}/gateway/client.ts`],
    ['dayjs/locale/tr', `${core}/history/store.ts`],
    ['@lit/localize', `${core}/lobby/store.ts`],
    ['superstruct', `${core}/lobby/store.ts`],
    ['react-toastify/unstyled', `${widgets}/lobby/view.tsx`],
    ['@r2wc/react-to-web-component', `${widgets}/kit/host.ts`]
  ])('finds %s outside its door', (library, from) => {
    expect(problemOf(from, library)).toEqual([expect.stringMatching(/has one door/)])
  })

  test.each([['react'], ['@nanostores/react'], ['lit'], ['node:fs']])('keeps %s out of core', library => {
    expect(problemOf(`${core}/lobby/store.ts`, library)).toHaveLength(1)
  })

  test('finds a deep path into another package, by name and by file', () => {
    const byName = problemOf(`${widgets}/lobby/view.tsx`, '@bnw/core/src/lobby/store.ts')
    const file = `${core}/lobby/store.ts`
    const byFile = problemOf(`${widgets}/lobby/view.tsx`, '../../../core/src/lobby/store.ts', file)

    expect([...byName, ...byFile]).toEqual([
      expect.stringMatching(/deep path into another package/),
      expect.stringMatching(/deep path into another package/)
    ])
  })

  test('lets the sandbox gateway know the contract alone', () => {
    expect(problemOf('demo/gateway/server.ts', '@bnw/core/contract')).toEqual([])
    expect(problemOf('demo/gateway/server.ts', '@bnw/core')).toHaveLength(1)
  })

  test('finds an import without extension, and one that leads nowhere', () => {
    expect(problemOf(`${core}/lobby/store.ts`, './rows')).toEqual([
      expect.stringMatching(/names no file extension/)
    ])
    expect(problemOf(`${core}/lobby/store.ts`, './rows.ts')).toEqual([
      expect.stringMatching(/leads to no file/)
    ])
  })

  test('finds a cycle, and lets types go round', () => {
    const round = (/** @type {string} */ word) => ({
      [`${core}/a/store.ts`]: "import { b } from '../b/store.ts'",
      [`${core}/b/store.ts`]: `import ${word}{ a } from '../a/store.ts'`
    })

    expect(problemsIn(round(''))).toEqual([
      expect.stringMatching(/^import cycle: .*a\/store.ts → .*b\/store.ts → /)
    ])
    expect(problemsIn(round('type '))).toEqual([])
  })
})
