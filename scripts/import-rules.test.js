// @ts-check
import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { folderWith } from './fixture-folder.js'
import { root } from './setup.js'

const core = 'packages/core/src'
const widgets = 'packages/widgets/src'

/** Each file imports one name. */
const refused = {
  [`${core}/contract/casino.ts`]: '../lobby/store.ts',
  [`${core}/lib/pages.ts`]: '../lobby/store.ts',
  [`${core}/gateway/client.ts`]: '../session/session.ts',
  [`${core}/session/session.ts`]: '../lobby/store.ts',
  [`${core}/lobby/store.ts`]: 'react',
  [`${core}/lobby/file.ts`]: 'node:fs',
  [`${core}/lobby/send.ts`]: 'ofetch',
  [`${core}/lobby/check.ts`]: 'superstruct',
  [`${core}/lobby/date.ts`]: 'dayjs/locale/tr.js',
  [`${core}/lobby/text.ts`]: '@lit/localize',
  [`${core}/lobby/fake.ts`]: '../testing/fake-gateway.ts',
  [`${core}/lobby/drawn.ts`]: '../../../widgets/src/lobby/view.tsx',
  [`${widgets}/lobby/view.tsx`]: '../login/view.tsx',
  [`${widgets}/history/bets/view.tsx`]: '../../login/view.tsx',
  [`${widgets}/lobby/store.ts`]: '../../../core/src/lobby/store.ts',
  [`${widgets}/lobby/toast.ts`]: 'react-toastify',
  [`${widgets}/kit/host.ts`]: '../ui/button.tsx',
  [`${widgets}/ui/menu.tsx`]: '../lobby/view.tsx',
  'packages/host-site/src/main.tsx': '../../widgets/src/lobby/view.tsx',
  'demo/games/ui/game.ts': '@bnw/core/contract',
  'demo/gateway/server.ts': '@bnw/core/session'
}

const allowed = {
  [`${core}/lobby/pages.ts`]: '../gateway/client.ts',
  [`${core}/lobby/words.ts`]: '@lit/localize',
  [`${core}/gateway/transport.ts`]: 'ofetch',
  [`${core}/contract/finance.ts`]: 'superstruct',
  [`${core}/lobby/store.test.ts`]: '../testing/fake-gateway.ts',
  [`${widgets}/lobby/grid.tsx`]: '../ui/menu.tsx',
  [`${widgets}/history/bets/row.tsx`]: '../tickets/row.tsx',
  [`${widgets}/toasts/view.tsx`]: 'react-toastify',
  'demo/gateway/handlers/casino.ts': '@bnw/core/contract'
}

/** Files and the rules they break. @param {Record<string, string>} files */
function lint(files) {
  const folder = folderWith(files)
  for (const config of ['.oxlintrc.json', '.oxlintrc.imports.json']) {
    copyFileSync(join(root, config), join(folder, config))
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: folder })
  /** @type {{ filename: string, code: string }[]} */
  const found = JSON.parse(String(stdout)).diagnostics
  return found.map(({ filename, code }) => `${filename} ${code}`)
}

/** @param {Record<string, string>} imports */
function importing(imports) {
  return Object.fromEntries(
    Object.entries(imports).map(([file, name]) => [
      file,
      `import { value } from '${name}'\nexport const other = value\n`
    ])
  )
}

describe('the import rules of oxlint', () => {
  test('refuse an import across a boundary', () => {
    const expected = Object.keys(refused).map(file => `${file} eslint(no-restricted-imports)`)

    expect(lint(importing(refused)).sort()).toEqual(expected.sort())
  })

  test('accept an import that the table allows', () => {
    expect(lint(importing(allowed))).toEqual([])
  })

  test('refuse a cycle, but not one of types', () => {
    const cycle = (/** @type {string} */ type) => ({
      [`${core}/a/store.ts`]: "import { b } from '../b/store.ts'\nexport const a = () => b\n",
      [`${core}/b/store.ts`]: `import ${type}{ a } from '../a/store.ts'\nexport const b: typeof a | 1 = 1\n`
    })

    expect(lint(cycle(''))).toContain(`${core}/a/store.ts import(no-cycle)`)
    expect(lint(cycle('type '))).toEqual([])
  })

  test('refuse an import without extension', () => {
    expect(
      lint({
        [`${core}/lobby/store.ts`]: "export { row } from './row'\n",
        [`${core}/lobby/row.ts`]: 'export const row = 1\n'
      })
    ).toEqual([`${core}/lobby/store.ts import(extensions)`])
  })
})
