import type { TestProject } from 'vitest/node'

import { startSandbox, type Addresses, type Sandbox } from './sandbox-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sandbox that runs for all test files: `inject('sandbox')`. */
    sandbox: Addresses
  }
}

let sandbox: Sandbox | undefined

/** One sandbox for a whole run of browser tests. */
export async function setup(project: TestProject): Promise<void> {
  sandbox = await startSandbox()
  const { site, games, partner } = sandbox
  project.provide('sandbox', { site, games, partner })
}

export async function teardown(): Promise<void> {
  await sandbox?.stop()
}
