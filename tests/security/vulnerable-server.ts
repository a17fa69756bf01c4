import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

import { PGlite } from '@electric-sql/pglite'

import { portOf } from '../../demo/gateway/testing/port.ts'

/** A server that puts a text of the request into a statement, to show that the attacks would be noticed. */
export async function startVulnerableServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const database = await PGlite.create()
  const answer = async (body: string): Promise<unknown> => {
    const { name } = JSON.parse(body) as { name: string }
    const { rows } = await database.query(`select n from generate_series(1, 3) n where n::text <> '${name}'`)
    return rows
  }
  const server = createServer((request, response) => {
    void text(request)
      .then(answer)
      .catch(String)
      .then(reply => response.end(JSON.stringify(reply)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    stop: async () => {
      server.close()
      await database.close()
    }
  }
}
