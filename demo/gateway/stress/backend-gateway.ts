import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import { testGateway, type TestGateway } from '../testing/client.ts'
import type { Backend } from './backends.ts'

/** One gateway for all tests of a block, on a new database of the backend. */
export function gatewayOn(backend: Backend): () => TestGateway {
  let folder: string
  let gateway: TestGateway
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bnw-stress-'))
    gateway = await testGateway({ dataDir: folder, databaseUrl: await backend.postgres?.newDatabase() })
  })
  afterAll(async () => {
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })
  return () => gateway
}
