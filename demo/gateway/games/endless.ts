import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Lets an app send documents that begin and never end, until the browser gives up or the app closes. The script is
 * left out, so that the page can say nothing either.
 */
export function createEndless(app: FastifyInstance): (document: string, reply: FastifyReply) => FastifyReply {
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
