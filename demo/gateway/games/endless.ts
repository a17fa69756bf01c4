import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'

type SendDocument = (document: string, reply: FastifyReply) => FastifyReply

/**
 * Returns a function that sends the beginning of a document and keeps the response open until the browser gives up or the
 * app closes. The script is left out, so the page sends no message either.
 */
export function createEndless(app: FastifyInstance): SendDocument {
  const open = new Set<Readable>()
  app.addHook('preClose', async () => open.forEach(stream => stream.destroy()))
  return (document, reply) => {
    const stream = new Readable({ read: () => undefined })
    open.add(stream)
    stream.on('close', () => open.delete(stream))
    reply.raw.on('close', () => stream.destroy())
    stream.push(document.slice(0, document.indexOf('<script')))
    return reply.send(stream)
  }
}
