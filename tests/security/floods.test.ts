import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { describeOnBackends } from '../../demo/gateway/stress/backends.ts'
import { record } from '../../demo/gateway/testing/figures.ts'
import { IS_FULL, size } from '../../demo/gateway/testing/sizes.ts'
import { startSandbox, type Sandbox } from '../sandbox-server.ts'
import { bodies, pipelined, slowConnections, underFlood, type Statuses } from './floods.ts'
import { bodyOf, call, signIn, type PlayerKeys } from './player.ts'

/** Limits of W12. */
const MAX_P95_MS = 300
const MAX_MEMORY_MB = { PGlite: 1_200, PostgreSQL: 512 }

const BODIES = size(40, 400)
const wrongLogin = bodyOf('user.login', { username: 'demo', password: 'Wrong-1' })

/** The floods, and the statuses with which they may be refused. */
const FLOODS: readonly [
  name: string,
  statuses: readonly string[],
  run: (port: number) => Promise<Statuses>
][] = [
  ['slow connections', ['408', 'none'], port => slowConnections(port, size(50, 1_000))],
  ['bodies of 1 MB', ['413', 'none'], port => bodies(port, BODIES, JSON.stringify('x'.repeat(2 ** 20)))],
  ['bodies 400,000 deep', ['413', 'none'], port => bodies(port, BODIES, deep(400_000))],
  ['bodies 30,000 deep', ['400'], port => bodies(port, BODIES, deep(30_000))],
  ['pipelined requests', ['200', 'none'], port => pipelined(port, size(1_000, 10_000))],
  ['wrong logins', ['200', '429'], port => bodies(port, size(20, 500), wrongLogin)]
]

function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}

/** The most memory that the process has had, MB. Linux only. */
function peakMemory(pid: number | undefined): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1_024
}

describeOnBackends('W12 a flood', backend => {
  let sandbox: Sandbox
  let user: PlayerKeys
  let port: number

  beforeAll(async () => {
    const databaseUrl = await backend.postgres?.newDatabase()
    // Both names of loopback have to answer at IPv4.
    sandbox = await startSandbox({ HOST: '127.0.0.1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
    port = Number(new URL(sandbox.site).port)
    user = await signIn(sandbox.site)
  })
  afterAll(() => sandbox.stop())

  test.each(FLOODS)('of %s leaves the calls of players quick', async (name, allowed, run) => {
    const askBalance = async () => {
      const reply = await call(sandbox.site, 'finance.check_balance', { user })
      expect(await reply.json()).toMatchObject({ result: true })
    }
    const { p95, statuses } = await underFlood(run(port), askBalance)
    const text = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    record({
      id: 'W12',
      subject: `${name}, ${backend.name}`,
      text: `${text}; balance p95 ${p95.toFixed(0)} ms`,
      limit: `${MAX_P95_MS} ms`
    })
    expect([...statuses.keys()].filter(status => !allowed.includes(status))).toEqual([])
    if (IS_FULL) expect(p95).toBeLessThan(MAX_P95_MS)
  })

  test('does not use up the memory', () => {
    const peak = peakMemory(sandbox.pid())
    const limit = MAX_MEMORY_MB[backend.name]
    record({
      id: 'W12',
      subject: `memory, ${backend.name}`,
      text: `${peak.toFixed(0)} MB`,
      limit: `${limit} MB`
    })
    expect(peak).toBeLessThan(limit)
  })
})
