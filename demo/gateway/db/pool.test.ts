import { once } from 'node:events'
import { createServer } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { openPool } from './pool.ts'
import { portOf } from '../testing/port.ts'

/** The client is authenticated, and the server is ready. Source: PostgreSQL documentation, Message Formats. */
const STARTED = 'R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I'
const BEGUN = 'C\0\0\0\x0aBEGIN\0Z\0\0\0\x05T'

/** A server that answers the begin of a transaction, and then ends the connection as one that restarts. */
async function serverThatEnds(): Promise<number> {
  const server = createServer(socket => {
    socket.once('data', () => {
      socket.write(STARTED)
      socket.once('data', () => socket.end(BEGUN))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return portOf(server)
}

test('a connection that breaks in a transaction rejects the next statement and does not end the process', async () => {
  const pool = openPool({ host: '127.0.0.1', port: await serverThatEnds(), user: 'gateway' })
  const client = await pool.connect()
  const ended = new Promise(resolve => void client.once('end', resolve))
  await client.query('begin')
  // Between two statements nothing waits for the connection.
  await ended

  await expect(client.query('select 1')).rejects.toThrow()
  client.release()
  await pool.end()
})
