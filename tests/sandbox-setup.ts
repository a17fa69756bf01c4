import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startSandbox, type Addresses, type Sandbox } from './sandbox-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sandbox that runs for all test files: `inject('sandbox')`. */
    sandbox: Addresses
    /** A data folder as the first start leaves it, to copy: filling another one takes seconds. */
    seeded: string
  }
}

let sandbox: Sandbox | undefined
let seeded: string | undefined

/** One sandbox for a whole run of browser tests. */
export async function setup(project: TestProject): Promise<void> {
  seeded = await mkdtemp(join(tmpdir(), 'bnw-seeded-'))
  await (await startSandbox({ DATA_DIR: seeded })).stop()
  project.provide('seeded', seeded)
  sandbox = await startSandbox({}, seeded)
  const { site, games, partner } = sandbox
  project.provide('sandbox', { site, games, partner })
}

export async function teardown(): Promise<void> {
  await sandbox?.stop()
  if (seeded) await rm(seeded, { recursive: true, force: true })
}
