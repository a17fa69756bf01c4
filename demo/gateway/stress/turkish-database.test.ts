import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { findPostgres } from '../../../scripts/find-programs.js'
import { testGateway } from '../testing/client.ts'
import { registrationForm } from '../testing/registration.ts'
import { startPostgres } from './postgres.ts'

const TURKISH = `template template0 locale_provider icu icu_locale 'tr-TR'`
const programs = findPostgres()

async function turkishGateway() {
  const postgres = await startPostgres(programs ?? '')
  onTestFinished(() => postgres.stop())
  const dataDir = await mkdtemp(join(tmpdir(), 'bnw-turkish-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const gateway = await testGateway({ dataDir, databaseUrl: await postgres.newDatabase(TURKISH) })
  onTestFinished(() => gateway.close())
  return gateway
}

test.skipIf(!programs)('REG-01 SESS-02 a name with I is one in a Turkish database, in any case', async () => {
  const gateway = await turkishGateway()
  const form = registrationForm('ILGIN')
  expect((await gateway.call('user.register', form)).result).toBe(true)

  for (const username of ['ILGIN', 'ilgin']) {
    const credentials = { username, password: form.password }
    expect((await gateway.call('user.login', credentials)).result, username).toBe(true)
  }
  for (const taken of [{ username: 'ilgin' }, { email: form.email.toLowerCase() }]) {
    const other = { ...registrationForm('baska'), ...taken }
    expect((await gateway.call('user.register', other)).result, JSON.stringify(taken)).toBe(false)
  }
})
