import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startSandbox, type Addresses, type Sandbox } from './sandbox-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One sandbox for each worker; see `sandbox.ts`. */
    sandboxes: Addresses[]
    /** A data folder as the first start leaves it, to copy: filling another one takes seconds. */
    seeded: string
  }
}

const sandboxes: Sandbox[] = []
let seeded: string | undefined

/** Starts a sandbox for each worker of a run of browser tests. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-seeded-'))
  seeded = folder
  await (await startSandbox({ DATA_DIR: folder })).stop()
  project.provide('seeded', folder)
  for (let worker = 0; worker < project.config.maxWorkers; worker++)
    sandboxes.push(await startSandbox({}, folder))
  project.provide(
    'sandboxes',
    sandboxes.map(({ site, games, partner }) => ({ site, games, partner }))
  )
}

export async function teardown(): Promise<void> {
  await Promise.all(sandboxes.map(sandbox => sandbox.stop()))
  if (seeded) await rm(seeded, { recursive: true, force: true })
}
