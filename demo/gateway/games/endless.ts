import { Readable } from 'node:stream'

import type { FastifyReply } from 'fastify'

/**
 * Sends the beginning of a document and keeps the response open until the browser gives up or the server closes. The script
 * is left out, so the page sends no message either.
 */
export function sendEndless(document: string, reply: FastifyReply): FastifyReply {
  const stream = new Readable({ read: () => undefined })
  stream.push(document.slice(0, document.indexOf('<script')))
  return reply.send(stream)
}
