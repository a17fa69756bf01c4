import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startSandbox, type Addresses, type Sandbox } from './sandbox-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One sandbox for each worker; see `sandbox.ts`. */
    sandboxes: Addresses[]
    /** A seeded data folder to copy; seeding another one takes seconds. */
    seeded: string
  }
}

const sandboxes: Sandbox[] = []
let ownSeed: string | undefined

/** Starts a sandbox for each worker of a run of browser tests. */
export async function setup(project: TestProject): Promise<void> {
  const seeded = await seededFolder()
  project.provide('seeded', seeded)
  const starts = Array.from({ length: project.config.maxWorkers }, () => startSandbox({}, seeded))
  sandboxes.push(...(await Promise.all(starts)))
  project.provide(
    'sandboxes',
    sandboxes.map(({ site, games, partner, inline }) => ({ site, games, partner, inline }))
  )
}

/** The suites of `npm test` share the folder SEEDED_DATA, which the first of them creates. */
async function seededFolder(): Promise<string> {
  const shared = process.env['SEEDED_DATA']
  if (shared && existsSync(shared)) return shared
  const folder = await mkdtemp(shared ?? join(tmpdir(), 'bnw-seeded-'))
  await (await startSandbox({ DATA_DIR: folder })).stop()
  if (!shared) return (ownSeed = folder)
  // Only a complete folder has the shared name. Another suite may have been faster.
  await rename(folder, shared).catch(() => rm(folder, { recursive: true }))
  return shared
}

export async function teardown(): Promise<void> {
  await Promise.all(sandboxes.map(sandbox => sandbox.stop()))
  if (ownSeed) await rm(ownSeed, { recursive: true, force: true })
}
