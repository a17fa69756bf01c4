// @ts-check
import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { folderWith } from './fixture-folder.js'
import { root } from './setup.js'

const core = 'packages/core/src'
const widgets = 'packages/widgets/src'

/** File → the specifier that it imports. */
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
  [`${widgets}/frame/frame.ts`]: 'react',
  [`${widgets}/ui/menu.tsx`]: '../lobby/view.tsx',
  'packages/host-site/src/main.ts': '../../widgets/src/lobby/view.tsx',
  'demo/games/ui/game.ts': '@bnw/core/contract',
  'demo/gateway/server.ts': '@bnw/core/session',
  'demo/gateway/db/connect.ts': '../ledger/ledger.ts',
  'demo/gateway/db/schema/players.ts': '../../session/store.ts',
  'demo/gateway/covers/cover.ts': '../seed/games.ts',
  'demo/gateway/ledger/ledger.ts': '../session/store.ts',
  'demo/gateway/session/store.ts': '../http/errors.ts',
  'demo/gateway/http/endpoint.ts': '../handlers/call-table.ts',
  'demo/gateway/http/feeds.ts': '../covers/cover.ts',
  'demo/gateway/cashier/transfer.ts': '../sandbox/forced-transfers.ts',
  'demo/gateway/cashier/payment/routes.ts': '../../seed/methods.ts',
  'demo/gateway/accounts/recovery.ts': '../handlers/user.ts',
  'demo/gateway/handlers/casino.ts': '../seed/games.ts',
  'demo/gateway/handlers/user.ts': '../testing/client.ts',
  'demo/gateway/seed/index.ts': '../sandbox/reset.ts',
  'demo/gateway/sandbox/pages.ts': '../testing/client.ts',
  'demo/gateway/mail/send.ts': 'node:child_process'
}

const allowed = {
  [`${core}/lobby/pages.ts`]: '../gateway/client.ts',
  [`${core}/lobby/words.ts`]: '@lit/localize',
  [`${core}/gateway/transport.ts`]: 'ofetch',
  [`${core}/contract/finance.ts`]: 'superstruct',
  [`${core}/lobby/store.test.ts`]: '../testing/fake-gateway.ts',
  [`${widgets}/lobby/grid.tsx`]: '../ui/menu.tsx',
  [`${widgets}/frame/protocol.ts`]: 'superstruct',
  [`${widgets}/history/bets/row.tsx`]: '../tickets/row.tsx',
  [`${widgets}/toasts/view.tsx`]: 'react-toastify',
  'demo/gateway/handlers/casino.ts': '@bnw/core/contract',
  'demo/gateway/handlers/livecasino.ts': '../games/launch.ts',
  'demo/gateway/session/totp.ts': '../db/schema/players.ts',
  'demo/gateway/http/access.ts': '../session/store.ts',
  'demo/gateway/games/launch.ts': '@bnw/games/engines/random',
  'demo/gateway/covers/svg.ts': '@bnw/games/engines/random',
  'demo/gateway/games/page.ts': '../covers/palettes.ts',
  'demo/gateway/cashier/payment/page.ts': '../../http/errors.ts',
  'demo/gateway/seed/cashier.ts': '../cashier/notes.ts',
  'demo/gateway/sandbox/routes.ts': '../session/store.ts',
  'demo/gateway/testing/client.ts': '../server.ts'
}

/** Files and the rules that they violate. @param {Record<string, string>} files */
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
  test('refuse a forbidden import', () => {
    const expected = Object.keys(refused).map(file => `${file} eslint(no-restricted-imports)`)

    expect(lint(importing(refused)).sort()).toEqual(expected.sort())
  })

  test('accept an allowed import', () => {
    expect(lint(importing(allowed))).toEqual([])
  })

  test('refuse requests of the gateway to other servers', () => {
    const file = 'demo/gateway/mail/send.ts'
    const source = 'export const send = (url: string) => fetch(url)\n'

    expect(lint({ [file]: source })).toEqual([`${file} eslint(no-restricted-globals)`])
  })

  test('refuse random values of the gateway that can be predicted', () => {
    const file = 'demo/gateway/session/tokens.ts'
    const source = 'export const code = () => Math.random()\n'

    expect(lint({ [file]: source })).toEqual([`${file} eslint(no-restricted-properties)`])
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
