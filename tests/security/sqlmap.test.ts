import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callTable } from '../../demo/gateway/handlers/call-table.ts'
import { record } from '../../demo/gateway/testing/figures.ts'
import { IS_FULL } from '../../demo/gateway/testing/sizes.ts'
import { findProgram } from '../../scripts/find-programs.js'
import { startSandbox, type Sandbox } from '../sandbox-server.ts'
import { bodyOf, signIn, type PlayerKeys } from './player.ts'
import { startVulnerableServer } from './vulnerable-server.ts'

const sqlmap = findProgram(['sqlmap'])

/** What sqlmap prints when it has found something. */
const FINDING = /injection point|is vulnerable|heuristic \(basic\) test shows that .* might be injectable/

/** Lists with a column, a direction and a search; all other calls follow at full size. */
const SMALL = ['casino.games_list']

/** Calls that end or renew the session which the others use. */
const LEFT_OUT = ['user.logout', 'user.initAuth']

/** Fields of these kinds take no text. */
const NO_TEXT = ['number', 'integer', 'boolean']

const VALID: Record<string, unknown> = {
  limit: 10,
  offset: 0,
  OrderDir: 'ASC',
  OrderPar: 'date',
  type: 'casino',
  mode: 'list'
}

/** The calls with fields for text, and those fields. */
const TARGETS = [...callTable]
  .filter(([name]) => !LEFT_OUT.includes(name) && (IS_FULL || SMALL.includes(name)))
  .map(([name, calls]) => {
    const schemas = calls.map(({ call }) => (call.data.schema ?? {}) as Record<string, { type: string }>)
    const fields = Object.entries(Object.assign({}, ...schemas) as (typeof schemas)[number])
    const texts = fields.filter(([, { type }]) => !NO_TEXT.includes(type)).map(([field]) => field)
    const valid = Object.fromEntries(
      fields.filter(([field]) => field in VALID).map(([field]) => [field, VALID[field]])
    )
    return { name, texts, valid }
  })
  .filter(({ texts }) => texts.length > 0)

describe.skipIf(!sqlmap)('W9 sqlmap', () => {
  let folder: string
  let sandbox: Sandbox
  let user: PlayerKeys

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bnw-sqlmap-'))
    sandbox = await startSandbox()
    user = await signIn(sandbox.site)
  })
  afterAll(async () => {
    await sandbox.stop()
    await rm(folder, { recursive: true })
  })

  /** Attacks the places of a body that are marked with an asterisk. @returns What sqlmap prints. */
  async function attack(url: string, body: string): Promise<string> {
    const strength = ['--level', '3', '--risk', '2', '--threads', '4', '--dbms', 'PostgreSQL']
    const mode = ['--batch', '--flush-session', '--disable-coloring', '--output-dir', folder]
    const headers = ['-H', 'panel: frontend', '-H', 'content-type: application/json']
    // A refused value is no reason to stop.
    const child = spawn(sqlmap ?? '', [
      '-u',
      url,
      '--data',
      body,
      '--ignore-code',
      '400',
      ...strength,
      ...mode,
      ...headers
    ])
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    await once(child, 'close')
    return output
  }

  test('finds the hole of a server that has one', async () => {
    const server = await startVulnerableServer()
    expect(await attack(server.url, '{"name":"x*"}')).toMatch(FINDING)
    await server.stop()
  })

  test.each(TARGETS)('finds nothing in $name', async ({ name, texts, valid }) => {
    const marked = Object.fromEntries(texts.map(field => [field, `${String(valid[field] ?? 'x')}*`]))
    const output = await attack(`${sandbox.site}/endpoint/v1`, bodyOf(name, { ...valid, ...marked }, user))
    expect(output).toContain('do not appear to be injectable')
    expect(output).not.toMatch(FINDING)
    expect(output).not.toMatch(/\b50\d \(/)
    record({ id: 'W9', subject: `sqlmap ${name}`, text: `${texts.length} fields: 0 findings` })
  })
})
