import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { finance } from '@bnw/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'

import { connect, type Database } from '../db/connect.ts'
import { decisions, players, transactions } from '../db/schema/index.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { seedCashier } from '../seed/cashier.ts'
import { makeIban } from '../seed/iban.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { TEST_NODE_FLAGS } from '../testing/node-flags.ts'
import { playerWith } from '../testing/player-calls.ts'
import { signIn, testGateway, stepUp } from '../testing/client.ts'
import { applyDueDecisions } from './decisions.ts'

const LATER = Date.UTC(2027, 0, 1)

let folder: string
let script: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules', '.bnw-decisions-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@bnw\//] },
    build: {
      ssr: join(import.meta.dirname, '..', 'testing', 'decision-runner.ts'),
      outDir: join(folder, 'out'),
      rolldownOptions: { output: { entryFileNames: 'decision-runner.mjs' } }
    }
  })
  script = join(folder, 'out', 'decision-runner.mjs')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** 5 deposits of 100 lira and 5 withdrawals of 200, all New, and a process that ends before any is decided. */
async function openTransfers(dataDir: string): Promise<void> {
  const gateway = await testGateway({ dataDir })
  await seedCashier(gateway.database)
  const { call } = playerWith(gateway, await stepUp(gateway, await signIn(gateway, 'demo')))
  const own = { bankID: '99991', account_holder: 'Deniz Aksu', iban: makeIban('99991', '1') }
  const { bankAccountID: account } = await call(finance.saveBankAccount, own)
  for (let number = 0; number < 5; number += 1) {
    const deposit = { Type: 1, methodID: '101', amount: '100', request_id: randomUUID() }
    await call(finance.saveBankTransfer, deposit)
    const withdrawal = { Type: 2, methodID: '201', amount: '200', account, request_id: randomUUID() }
    await call(finance.saveBankTransfer, withdrawal)
  }
  await gateway.close()
}

/** Kills the process with SIGKILL after that many decisions. */
async function killAfter(dataDir: string, count: number): Promise<number> {
  const program = `import { applyDecisions } from ${JSON.stringify(script)}; await applyDecisions(${JSON.stringify(dataDir)}, ${LATER})`
  const child = spawn(process.execPath, [...TEST_NODE_FLAGS, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let decided = 0
  child.stdout.on('data', (chunk: Buffer) => {
    decided += chunk.toString().length
    if (decided >= count) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return decided
}

async function statesIn(database: Database): Promise<Record<number, number>> {
  const rows = await database
    .select({ status: transactions.status })
    .from(transactions)
    .innerJoin(decisions, eq(decisions.transactionId, transactions.id))
  return Object.fromEntries(
    [1001, 1002, 1003].map(status => [status, rows.filter(row => row.status === status).length])
  )
}

describe('BOX-01 a transfer that was New when the process was killed', () => {
  test('is decided exactly once after the next start', async () => {
    const dataDir = join(folder, 'data')
    await openTransfers(dataDir)
    const decided = await killAfter(dataDir, 3)
    expect(decided).toBeGreaterThanOrEqual(3)

    const { database, close } = await connect({ dataDir })
    expect((await statesIn(database))[1001]).toBeLessThanOrEqual(10 - decided)
    // Concurrently, as three processes would.
    await Promise.all([1, 2, 3].map(() => applyDueDecisions(database, LATER)))
    // One of five withdrawals is cancelled.
    expect(await statesIn(database)).toEqual({ 1001: 0, 1002: 9, 1003: 1 })
    const [demo] = await database.select().from(players).where(eq(players.username, 'demo'))
    expect(await balanceOf(database, demo?.id ?? '')).toBe(1_845_275n + 50_000n - 80_000n)
    await expectBalanced(database)
    await close()
  })
})
