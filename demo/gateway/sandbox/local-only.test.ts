import fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { startGateway } from '../server.ts'
import { catchLog } from '../testing/log-entries.ts'
import { openPrepared, TEST_KEYS } from '../testing/prepared.ts'
import { TEST_SETTINGS, testContent } from '../testing/test-content.ts'
import { serveLocally } from './local-only.ts'

afterEach(() => void vi.restoreAllMocks())

async function start(host: string, sandbox = true) {
  return startGateway({
    host,
    sandbox,
    openNew: openPrepared,
    keysDir: TEST_KEYS,
    content: testContent,
    logLevel: 'warn'
  })
}

describe('BOX-04 a sandbox', () => {
  test.each(['0.0.0.0', '::', '192.0.2.1', '127.evil.example'])(
    'does not start on %s, which other machines reach',
    async host => {
      await expect(start(host)).rejects.toThrow(`HOST must be localhost, 127.0.0.1 or ::1; it is ${host}.`)
    }
  )

  test('starts on loopback, and a gateway without test codes on any address', async () => {
    catchLog()
    for (const gateway of [await start('127.0.0.1'), await start('0.0.0.0', false)]) await gateway.close()
  })

  test('has an outbox; a gateway without one warns that it sends neither e-mails nor SMS', async () => {
    const log = catchLog()
    await (await start('127.0.0.1')).close()
    expect(log.entries()).toEqual([])
    await (await start('127.0.0.1', false)).close()
    expect(log.entries()).toMatchObject([{ msg: expect.stringContaining('e-mails and SMS are not sent') }])
  })
})

describe('BOX-04 the switches of a sandbox', () => {
  async function ask(remoteAddress: string) {
    const server = fastify({ trustProxy: true })
    server.addHook('onRequest', async (_, reply) => void reply.header('access-control-allow-origin', '*'))
    await server.register(async routes => {
      serveLocally(routes, TEST_SETTINGS)
      routes.get('/sandbox/faults', () => ({}))
    })
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
    return server.inject({ url: '/sandbox/faults', remoteAddress, headers })
  }

  test('open to no other machine, whatever a trusted proxy says of it', async () => {
    expect((await ask('127.0.0.1')).statusCode).toBe(200)
    expect((await ask('192.0.2.7')).statusCode).toBe(404)
  })

  test('are read by no page of another origin', async () => {
    expect((await ask('127.0.0.1')).headers).not.toHaveProperty('access-control-allow-origin')
  })
})
